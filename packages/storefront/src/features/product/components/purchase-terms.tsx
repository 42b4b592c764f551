import { formatCount } from '@zaylat/domain/money';
import { RETURN_DAYS } from '@zaylat/domain/orders';
import { EDITION_PAYMENT_OPTIONS } from '@zaylat/domain/payments';
import { Badge } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { Banknote, type LucideIcon, ShieldCheck, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePaymentOptionTexts } from '../../payment/payment-option-text.ts';

/** What assures the buyer of goods before paying: returns, buyer protection, cash on delivery, and the ways to pay. */
export function PurchaseTerms() {
	const { t } = useTranslation(['product', 'paying']);
	const { edition, isBuilt } = useAppContext();
	const { language } = usePreferences();
	const { name } = usePaymentOptionTexts();
	const id = useId();
	const assurances = [
		{
			Sign: Undo2,
			text: t('assurance.returns', { days: formatCount(RETURN_DAYS, language) }),
			to: '/policy/returnpolicy',
		},
		{ Sign: ShieldCheck, text: t('assurance.protection'), to: '/legal/buyer-protection' },
		{ Sign: Banknote, text: t('assurance.cash'), to: '/help/payment-options' },
	] satisfies readonly { Sign: LucideIcon; text: string; to: string }[];
	return (
		<Card asChild padding="md">
			<section aria-labelledby={id} className="flex flex-col gap-3">
				<h2 id={id} className="font-semibold">
					{t('assurance.title')}
				</h2>
				<ul className="flex flex-wrap gap-x-4">
					{assurances.map(({ Sign, text, to }) => (
						<li key={to}>
							{isBuilt(to) ? (
								<ShopLink
									to={to}
									className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-positive text-sm hover:underline"
								>
									<Sign aria-hidden size={18} className="shrink-0" />
									{text}
								</ShopLink>
							) : (
								text
							)}
						</li>
					))}
				</ul>
				<ul aria-label={t('paying:title')} className="flex flex-wrap gap-1.5">
					{EDITION_PAYMENT_OPTIONS[edition]
						.filter((option) => option !== 'points')
						.map((option) => (
							<li key={option} className="flex">
								<Badge>{name(option)}</Badge>
							</li>
						))}
				</ul>
			</section>
		</Card>
	);
}
