import { invoice } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { invoiceContent } from '@zaylat/domain/documents';
import { useParams } from 'react-router';
import { OrderDocument } from './components/order-document.tsx';
import { useDocumentContext } from './use-document-context.ts';

/** The invoice: what is owed for an order, and the tax in it. */
export function InvoicePage() {
	const { orderId = '' } = useParams();
	const { data } = useQuery(invoice(orderId));
	const reader = useDocumentContext();
	if (!data) return null;
	return <OrderDocument kind="invoice" order={data.data.order} content={invoiceContent(data.data, reader)} />;
}
