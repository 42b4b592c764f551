import type { MissedSearch } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { MISSED_SEARCH_DAYS } from '@zaylat/domain/search';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { SearchCheck } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { readMissedSearch, searchesPath } from '../jobs-path.ts';
import { searchesQueries } from '../jobs-queries.ts';

/** Days that are shown unless others are chosen. */
const USUAL_DAYS = 30;

const ROW = '-mx-gutter px-gutter py-1';

/** What several shoppers searched for in vain, by edition and time; who searched is not kept. */
export function SearchesPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.searches')} section="searches">
			{() => <Searches />}
		</OperatingFrame>
	);
}

function Searches() {
	const { t } = useTranslation(['missedSearches', 'operating', 'app']);
	const { language } = usePreferences();
	const search = readMissedSearch(useQueryContext().url.searchParams);
	const { data, error, mutate, isValidating } = useScreenQuery(searchesQueries.searches);
	const countryOf = (edition: MissedSearch['edition']) => t(`app:countries.${edition}`);

	const columns: readonly TableColumn<MissedSearch>[] = [
		{
			key: 'text',
			header: t('columns.text'),
			isRowHeader: true,
			cell: ({ text }) => <span className="wrap-anywhere">{text}</span>,
		},
		{ key: 'edition', header: t('columns.edition'), cell: ({ edition }) => countryOf(edition) },
		{
			key: 'searches',
			header: t('columns.searches'),
			isNumeric: true,
			cell: ({ searches }) => formatCount(searches, language),
		},
		{ key: 'days', header: t('columns.days'), isNumeric: true, cell: ({ days }) => formatCount(days, language) },
		{
			key: 'last',
			header: t('columns.last'),
			cell: ({ lastDay, edition }) => (
				<time dateTime={lastDay}>{formatDate(lastDay, language, EDITIONS[edition].timeZone)}</time>
			),
		},
	];

	function list() {
		if (error && data === undefined && error.code !== 'second_factor_required') {
			return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('operating:loading')}>
					<Skeleton shape="block" className="h-60 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0) {
			return (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<SearchCheck aria-hidden strokeWidth={1.5} />}
					title={t('empty')}
					description={t('emptyText')}
				/>
			);
		}
		return (
			<Table
				caption={t('operating:sections.searches')}
				isCaptionHidden
				columns={columns}
				rows={data.data.items}
				getRowKey={({ edition, text }) => `${edition} ${text}`}
				presentation="stacked"
			/>
		);
	}

	const editions = ([undefined, 'mm', 'th'] as const).map((edition) => ({
		key: edition ?? '',
		to: searchesPath({ ...search, edition }),
		text: edition === undefined ? t('allEditions') : countryOf(edition),
	}));
	const times = MISSED_SEARCH_DAYS.map((days) => ({
		key: String(days),
		to: searchesPath({ ...search, days }),
		text: t('lastDays', { count: days }),
	}));
	return (
		<>
			<p className="text-text-muted">{t('about')}</p>
			<ChoiceLinks label={t('columns.edition')} choices={editions} current={search.edition ?? ''} className={ROW} />
			<ChoiceLinks label={t('time')} choices={times} current={String(search.days ?? USUAL_DAYS)} className={ROW} />
			{list()}
		</>
	);
}
