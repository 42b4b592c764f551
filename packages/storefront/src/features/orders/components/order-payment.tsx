import type { Order } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePaymentOptionTexts } from '../../payment/payment-option-text.ts';
import { paymentWord } from '../payment-words.ts';
import { ReturnCredit } from '../return-credit.tsx';
import { SideCard } from './side-card.tsx';

/** How it is paid, whether it was, and what went back. */
export function OrderPayment({ order }: { readonly order: Order }) {
	const { t } = useTranslation('orders');
	const { name } = usePaymentOptionTexts();
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const day = (iso: string | null) => (iso === null ? '' : formatDate(iso, language, EDITIONS[edition].timeZone));
	return (
		<SideCard title={t('payment.title')}>
			<DataList>
				<DataListItem label={t('payment.method')}>{name(order.paymentOption)}</DataListItem>
				<DataListItem label={t('payment.state')}>
					{t(`payment.${paymentWord(order)}`, { date: day(order.paidAt) })}
				</DataListItem>
				{[...order.refunds, ...otherRefunds(order)].map(({ amount, requestedAt, reference, credit }) => (
					<DataListItem key={`${requestedAt} ${amount.amount}`} label={t('payment.refund')}>
						{[amount.amount > 0 && formatPrice(amount, language), day(requestedAt), reference]
							.filter(Boolean)
							.join(' · ')}
						{credit && <ReturnCredit credit={credit} />}
					</DataListItem>
				))}
			</DataList>
		</SideCard>
	);
}

/** What goes back by no gateway: cash of returned goods, and what points alone had paid. */
const otherRefunds = ({ credits, paymentMethod }: Order) =>
	credits
		.filter(({ kind, total, points }) =>
			total.amount > 0 ? paymentMethod === 'cash_on_delivery' && kind === 'returned' : points > 0,
		)
		.map((credit) => ({ amount: credit.total, requestedAt: credit.at, reference: null, credit }));
