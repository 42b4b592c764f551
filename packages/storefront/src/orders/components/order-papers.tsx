import type { Order } from '@zaylat/api-client/contract';
import { buttonStyles } from '@zaylat/ui/button';
import { FileText, ReceiptText } from 'lucide-react';
import { useShop } from '../../app/shop.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SideCard } from './side-card.tsx';

/** Props of {@link OrderPapers}. */
export interface OrderPapersProps {
	readonly order: Order;
}

/** Invoice and receipt, as far as there are any yet. */
export function OrderPapers({ order: { code, invoiceNumber, paidAt } }: OrderPapersProps) {
	const { t } = useTranslation('orders');
	const { isBuilt } = useShop();
	const papers = [
		{ to: `/Invoice/${code}`, text: t('papers.invoice'), icon: FileText, isThere: invoiceNumber !== null },
		{ to: `/Receipt/${code}`, text: t('papers.receipt'), icon: ReceiptText, isThere: paidAt !== null },
	].filter(({ to, isThere }) => isThere && isBuilt(to));
	if (papers.length === 0) return null;
	return (
		<SideCard title={t('papers.title')}>
			<div className="flex flex-wrap gap-2">
				{papers.map(({ to, text, icon: Icon }) => (
					<ShopLink key={to} to={to} className={buttonStyles({ variant: 'secondary' })}>
						<Icon aria-hidden size={18} />
						{text}
					</ShopLink>
				))}
			</div>
		</SideCard>
	);
}
