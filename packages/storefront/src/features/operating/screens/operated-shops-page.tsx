import type { StaffAccess } from '@zaylat/api-client/contract';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListBody } from '../components/list-body.tsx';
import { ListSearch } from '../components/list-search.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { ShopRows } from '../components/shop-rows.tsx';
import { readShopsSearch, SECTIONS, shopsPath } from '../operating-path.ts';
import { shopsQueries } from '../queries.ts';

const READS = ['/api/operating/shops'];

/** All shops of the market, which staff find, pause and reopen. */
export function OperatedShopsPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.shops')} section="shops" calls={READS}>
			{(access) => <Shops access={access} />}
		</OperatingFrame>
	);
}

function Shops({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation('operatedShops');
	const search = readShopsSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(shopsQueries.shops);
	const choices = (['all', 'open', 'paused'] as const).map((state) => ({
		key: state,
		to: shopsPath({ ...search, state: state === 'all' ? undefined : state }),
		text: t(`shops.states.${state}`),
	}));
	return (
		<>
			<ListSearch
				key={search.search ?? ''}
				label={t('shops.search')}
				hint={t('shops.searchHint')}
				path={SECTIONS.shops.path}
				search={search.search}
				state={search.state}
				pathOf={(typed) => shopsPath({ ...search, search: typed })}
			/>
			<ChoiceLinks
				label={t('shops.filter')}
				choices={choices}
				current={search.state ?? 'all'}
				className="-mx-gutter px-gutter py-1"
			/>
			<ListBody
				query={first}
				emptyTitle={t('shops.empty')}
				emptyText={t('shops.emptyText')}
				end={end}
				open={open}
				pathTo={(cursor) => shopsPath(search, cursor)}
			>
				{cursors.map((cursor) => (
					<ShopRows key={cursor ?? ''} cursor={cursor} access={access} />
				))}
			</ListBody>
		</>
	);
}
