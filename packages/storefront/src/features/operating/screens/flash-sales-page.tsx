import { FLASH_SALE_STATES } from '@zaylat/domain/flash-sale';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListBody } from '../components/list-body.tsx';
import { ListSearch } from '../components/list-search.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { flashSaleFormPath, flashSalesPath, readFlashSalesSearch } from '../flash-sales/flash-sale-path.ts';
import { flashSalesQueries } from '../flash-sales/flash-sale-queries.ts';
import { FlashSaleRows } from '../flash-sales/flash-sale-rows.tsx';
import { SECTIONS } from '../operating-path.ts';

/** Flash sales of the market: which run, which are planned, and which have ended. */
export function FlashSalesPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.flashSales')} section="flashSales">
			{() => <FlashSales />}
		</OperatingFrame>
	);
}

function FlashSales() {
	const { t } = useTranslation('promotions');
	const search = readFlashSalesSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(flashSalesQueries.sales);
	const states = (['all', ...FLASH_SALE_STATES] as const).map((state) => ({
		key: state,
		to: flashSalesPath({ ...search, state: state === 'all' ? undefined : state }),
		text: t(`states.${state}`),
	}));
	return (
		<>
			<LinkButton to={flashSaleFormPath()} variant="primary" className="self-start">
				{t('sales.add')}
			</LinkButton>
			<ListSearch
				key={search.search ?? ''}
				label={t('sales.search')}
				hint={t('sales.searchHint')}
				path={SECTIONS.flashSales.path}
				search={search.search}
				state={search.state}
				pathOf={(typed) => flashSalesPath({ ...search, search: typed })}
			/>
			<ChoiceLinks
				label={t('coupons.filter')}
				choices={states}
				current={search.state ?? 'all'}
				className="-mx-gutter px-gutter py-1"
			/>
			<ListBody
				query={first}
				emptyTitle={t('sales.empty')}
				emptyText={t('sales.emptyText')}
				end={end}
				open={open}
				pathTo={(cursor) => flashSalesPath(search, cursor)}
			>
				{cursors.map((cursor) => (
					<FlashSaleRows key={cursor ?? ''} cursor={cursor} />
				))}
			</ListBody>
		</>
	);
}
