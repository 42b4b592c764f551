import { actOnPayment, type BankAct, type BankPayment } from '@zaylat/api-client';
import { formatPrice } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Heading } from '@zaylat/ui/heading';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePaymentOptionTexts } from '../../payment/payment-option-text.ts';
import { useMoment } from '../state/use-moment.ts';
import { ActButtons } from './act-buttons.tsx';

/** Props of {@link BankPaymentCard}. */
export interface BankPaymentCardProps {
	readonly payment: BankPayment;
	/** Called after the bank has acted, or could not: its state may differ from the one shown. */
	readonly onChange: () => void;
}

/** Acts that a payment of its own names needs other words for, because its time is over. */
const TOLD_AGAIN: Readonly<Partial<Record<BankPayment['status'], 'playLate' | 'repeat'>>> = {
	failed: 'playLate',
	expired: 'playLate',
	abandoned: 'playLate',
	paid: 'repeat',
	refunded: 'repeat',
};

/** A payment and what its bank can do with it now. */
export function BankPaymentCard({ payment, onChange }: BankPaymentCardProps) {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const { name } = usePaymentOptionTexts();
	const moment = useMoment();
	const { reference, orderCode, option, amount, status, startedAt, expiresAt, acts } = payment;
	const label = (act: BankAct) => t(`bank.acts.${TOLD_AGAIN[status] ?? act}`);
	return (
		<li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Heading level={3} size="base" className="tabular-nums">
					{formatPrice(amount, language)}
				</Heading>
				<Badge tone={status === 'pending' ? 'warning' : 'neutral'}>{t(`bank.status.${status}`)}</Badge>
				<p className="wrap-anywhere basis-full text-sm text-text-muted">
					<ShopLink to={`/Orders/${orderCode}`} className="underline underline-offset-4">
						{t('parcels.order', { code: orderCode })}
					</ShopLink>
					{` · ${[name(option), reference, moment(startedAt)].join(' · ')}`}
				</p>
				{status === 'pending' && (
					<p className="basis-full text-sm text-text-muted">{t('bank.until', { time: moment(expiresAt) })}</p>
				)}
			</div>
			<ActButtons
				groupLabel={t('bank.decide', { code: orderCode })}
				acts={acts}
				label={label}
				request={(act) => actOnPayment(reference, act)}
				words={{ done: t('bank.done'), failed: t('bank.notDone') }}
				onSettled={onChange}
			/>
		</li>
	);
}
