import type { DocumentTable } from '@zaylat/domain/documents';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link DocumentLines}. */
export interface DocumentLinesProps {
	readonly goods: readonly DocumentTable[];
}

/** What was sold, by whom, and for how much. */
export function DocumentLines({ goods }: DocumentLinesProps) {
	const { t } = useTranslation('sheet');
	const columns: readonly TableColumn<DocumentTable>[] = [
		{
			key: 'name',
			header: t('table.name'),
			isRowHeader: true,
			cell: ({ name, seller }) => (
				<>
					{name}
					<span className="block font-normal text-sm text-text-muted">{seller}</span>
				</>
			),
		},
		{ key: 'price', header: t('table.price'), isNumeric: true, cell: ({ price }) => price },
		{ key: 'quantity', header: t('table.quantity'), isNumeric: true, cell: ({ quantity }) => quantity },
		{ key: 'total', header: t('table.total'), isNumeric: true, cell: ({ total }) => total },
	];
	const table = {
		caption: t('table.caption'),
		isCaptionHidden: true,
		columns,
		rows: goods,
		getRowKey: ({ key }: DocumentTable) => key,
	};
	return (
		<>
			<Table {...table} presentation="stacked" className="print:hidden" />
			{/* A sheet is narrower than a tablet, and still has space for the columns. */}
			<Table {...table} className="hidden print:block" />
		</>
	);
}
