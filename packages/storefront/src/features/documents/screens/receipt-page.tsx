import { orderDocumentFile } from '@zaylat/api-client';
import { receiptContent } from '@zaylat/domain/documents';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { OrderDocument } from '../components/order-document.tsx';
import { receiptQueries } from '../queries.ts';
import { useDocumentContext } from '../state/use-document-context.ts';

/** The receipt: what was paid for an order, how, and what of it went back. */
export function ReceiptPage() {
	const { data } = useScreenQuery(receiptQueries.receipt);
	const reader = useDocumentContext();
	if (!data) return null;
	const { order } = data.data;
	const file = orderDocumentFile(order.code, 'receipt', reader.language);
	return <OrderDocument file={file} order={order} content={receiptContent(data.data, reader)} />;
}
