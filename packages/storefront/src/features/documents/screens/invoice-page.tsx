import { orderDocumentFile } from '@zaylat/api-client';
import { invoiceContent } from '@zaylat/domain/documents';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { OrderDocument } from '../components/order-document.tsx';
import { TaxBuyerForm } from '../components/tax-buyer-form.tsx';
import { invoiceQueries } from '../queries.ts';
import { useDocumentContext } from '../state/use-document-context.ts';

/** The invoice: what is owed for an order, and the tax in it; its buyer can name a company. */
export function InvoicePage() {
	const { data, mutate } = useScreenQuery(invoiceQueries.invoice);
	const reader = useDocumentContext();
	if (!data) return null;
	const { order } = data.data;
	return (
		<div className="flex flex-col gap-4">
			<OrderDocument
				file={orderDocumentFile(order.code, 'invoice', reader.language)}
				order={order}
				content={invoiceContent(data.data, reader)}
			/>
			<TaxBuyerForm
				order={order}
				onChange={(changed) => void mutate({ data: { ...data.data, order: changed } }, { revalidate: false })}
			/>
		</div>
	);
}
