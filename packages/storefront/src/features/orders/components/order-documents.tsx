import { creditNoteFile, orderDocumentFile } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { buttonStyles } from '@zaylat/ui/button';
import { FileDown, FileMinus, FileText, ReceiptText } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SideCard } from './side-card.tsx';

/** Props of {@link OrderDocuments}. */
export interface OrderDocumentsProps {
	readonly order: Order;
}

/** Invoice, receipt and credit notes, as far as there are any yet: to read, and as files. */
export function OrderDocuments({ order: { code, invoiceNumber, paidAt, credits } }: OrderDocumentsProps) {
	const { t } = useTranslation('orders');
	const { isBuilt } = useAppContext();
	const { language } = usePreferences();
	const notes = credits.flatMap(({ number }) => number ?? []);
	const documents = [
		{
			key: 'invoice',
			to: `/Invoice/${code}`,
			file: orderDocumentFile(code, 'invoice', language),
			icon: FileText,
			name: t('documents.invoice'),
			fileName: t('documents.invoicePdf'),
			isThere: invoiceNumber !== null,
		},
		{
			key: 'receipt',
			to: `/Receipt/${code}`,
			file: orderDocumentFile(code, 'receipt', language),
			icon: ReceiptText,
			name: t('documents.receipt'),
			fileName: t('documents.receiptPdf'),
			isThere: paidAt !== null,
		},
		...notes.map((number, index) => ({
			key: number,
			to: `/CreditNote/${code}/${index + 1}`,
			file: creditNoteFile(code, String(index + 1), language),
			icon: FileMinus,
			name: t('documents.creditNote', { number }),
			fileName: t('documents.creditNotePdf', { number }),
			isThere: true,
		})),
	];
	const ready = documents.filter(({ to, isThere }) => isThere && isBuilt(to));
	if (ready.length === 0) return null;
	return (
		<SideCard title={t('documents.title')}>
			<ul className="flex flex-col gap-2">
				{ready.map(({ key, to, file, icon: Icon, name, fileName }) => (
					<li key={key} className="flex flex-wrap gap-2">
						<LinkButton to={to} variant="secondary">
							<Icon aria-hidden size={18} />
							<span className="wrap-anywhere">{name}</span>
						</LinkButton>
						<a href={file} download className={buttonStyles({ variant: 'ghost' })}>
							<FileDown aria-hidden size={18} />
							<span className="wrap-anywhere">{fileName}</span>
						</a>
					</li>
				))}
			</ul>
		</SideCard>
	);
}
