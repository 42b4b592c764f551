import { orderDocumentFile } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { buttonStyles } from '@zaylat/ui/button';
import { FileDown, FileText, ReceiptText } from 'lucide-react';
import { useAppContext, usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SideCard } from './side-card.tsx';

/** Props of {@link OrderDocuments}. */
export interface OrderDocumentsProps {
	readonly order: Order;
}

/** Invoice and receipt, as far as there are any yet: to read, and as files. */
export function OrderDocuments({ order: { code, invoiceNumber, paidAt } }: OrderDocumentsProps) {
	const { t } = useTranslation('orders');
	const { isBuilt } = useAppContext();
	const { language } = usePreferences();
	const documents = [
		{ kind: 'invoice', to: `/Invoice/${code}`, icon: FileText, isThere: invoiceNumber !== null },
		{ kind: 'receipt', to: `/Receipt/${code}`, icon: ReceiptText, isThere: paidAt !== null },
	] as const;
	const ready = documents.filter(({ to, isThere }) => isThere && isBuilt(to));
	if (ready.length === 0) return null;
	return (
		<SideCard title={t('documents.title')}>
			<ul className="flex flex-col gap-2">
				{ready.map(({ kind, to, icon: Icon }) => (
					<li key={kind} className="flex flex-wrap gap-2">
						<ShopLink to={to} className={buttonStyles({ variant: 'secondary' })}>
							<Icon aria-hidden size={18} />
							{t(`documents.${kind}`)}
						</ShopLink>
						<a href={orderDocumentFile(code, kind, language)} download className={buttonStyles({ variant: 'ghost' })}>
							<FileDown aria-hidden size={18} />
							{t(`documents.${kind}Pdf`)}
						</a>
					</li>
				))}
			</ul>
		</SideCard>
	);
}
