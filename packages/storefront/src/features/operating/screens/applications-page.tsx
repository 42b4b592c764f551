import { APPLICATION_STATES } from '@zaylat/domain/seller-applications';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApplicationRows } from '../components/application-rows.tsx';
import { ListBody } from '../components/list-body.tsx';
import { ListSearch } from '../components/list-search.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { applicationsPath, readApplicationsSearch, SECTIONS } from '../operating-path.ts';
import { applicationsQueries } from '../queries.ts';

const READS = ['/api/operating/applications'];

/** Applications to sell; those that somebody must decide about are shown first. */
export function ApplicationsPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.applications')} section="applications" calls={READS}>
			{() => <Applications />}
		</OperatingFrame>
	);
}

function Applications() {
	const { t } = useTranslation('operatedShops');
	const search = readApplicationsSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(applicationsQueries.applications);
	const choices = ([...APPLICATION_STATES, 'all'] as const).map((state) => ({
		key: state,
		to: applicationsPath({ ...search, state: state === 'all' ? undefined : state }),
		text: t(`applications.states.${state}`),
	}));
	return (
		<>
			<ListSearch
				key={search.search ?? ''}
				label={t('applications.search')}
				hint={t('applications.searchHint')}
				path={SECTIONS.applications.path}
				search={search.search}
				state={search.state ?? 'all'}
				pathOf={(typed) => applicationsPath({ ...search, search: typed })}
			/>
			<ChoiceLinks
				label={t('applications.filter')}
				choices={choices}
				current={search.state ?? 'all'}
				className="-mx-gutter px-gutter py-1"
			/>
			<ListBody
				query={first}
				emptyTitle={t('applications.empty')}
				emptyText={t('applications.emptyText')}
				end={end}
				open={open}
				pathTo={(cursor) => applicationsPath(search, cursor)}
			>
				{cursors.map((cursor) => (
					<ApplicationRows key={cursor ?? ''} cursor={cursor} />
				))}
			</ListBody>
		</>
	);
}
