import { receipt } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { receiptContent } from '@zaylat/domain/documents';
import { useParams } from 'react-router';
import { OrderDocument } from './components/order-document.tsx';
import { useDocumentContext } from './use-document-context.ts';

/** The receipt: what was paid for an order, how, and what of it went back. */
export function ReceiptPage() {
	const { orderId = '' } = useParams();
	const { data } = useQuery(receipt(orderId));
	const reader = useDocumentContext();
	if (!data) return null;
	return <OrderDocument kind="receipt" order={data.data.order} content={receiptContent(data.data, reader)} />;
}
