import { creditNoteFile } from '@zaylat/api-client';
import { creditNoteContent } from '@zaylat/domain/documents';
import { useParams } from 'react-router';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { OrderDocument } from '../components/order-document.tsx';
import { creditNoteQueries } from '../queries.ts';
import { useDocumentContext } from '../state/use-document-context.ts';

/** The credit note: what was cancelled or returned after an order was invoiced. */
export function CreditNotePage() {
	const { position = '' } = useParams();
	const { data } = useScreenQuery(creditNoteQueries.creditNote);
	const reader = useDocumentContext();
	if (!data) return null;
	const { order } = data.data;
	return (
		<OrderDocument
			file={creditNoteFile(order.code, position, reader.language)}
			order={order}
			content={creditNoteContent(data.data, reader)}
		/>
	);
}
