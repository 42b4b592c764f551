import type { Order, OrderLine } from '@zaylat/api-client/contract';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link PaperLines}. */
export interface PaperLinesProps {
	readonly order: Order;
}

type Sold = OrderLine & { readonly seller: string };

/** What was sold, by whom, and for how much. */
export function PaperLines({ order }: PaperLinesProps) {
	const { t } = useTranslation('papers');
	const { language } = usePreferences();
	const rows = order.parcels.flatMap(({ shop, lines }) => lines.map((line): Sold => ({ ...line, seller: shop.name })));
	const columns: readonly TableColumn<Sold>[] = [
		{
			key: 'name',
			header: t('table.name'),
			isRowHeader: true,
			cell: ({ name, variantName, seller }) => (
				<>
					{[name, variantName].filter((part) => part !== '').join(' · ')}
					<span className="block font-normal text-sm text-text-muted">{t('table.seller', { shop: seller })}</span>
				</>
			),
		},
		{
			key: 'price',
			header: t('table.price'),
			isNumeric: true,
			cell: ({ unitPrice }) => formatPrice(unitPrice, language),
		},
		{
			key: 'quantity',
			header: t('table.quantity'),
			isNumeric: true,
			cell: ({ quantity }) => formatCount(quantity, language),
		},
		{ key: 'total', header: t('table.total'), isNumeric: true, cell: ({ total }) => formatPrice(total, language) },
	];
	const table = {
		caption: t('table.caption'),
		isCaptionHidden: true,
		columns,
		rows,
		getRowKey: ({ id }: Sold) => id,
	};
	return (
		<>
			<Table {...table} presentation="stacked" className="print:hidden" />
			{/* A sheet is narrower than a tablet, and still has room for the columns. */}
			<Table {...table} className="hidden print:block" />
		</>
	);
}
