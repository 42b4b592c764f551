import type { Order } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { useAppContext, usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paymentWord } from '../payment-words.ts';
import { SideCard } from './side-card.tsx';

/** How it is paid, whether it was, and what went back. */
export function OrderPayment({ order }: { readonly order: Order }) {
	const { t } = useTranslation(['orders', 'sheet']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const day = (iso: string | null) => (iso === null ? '' : formatDate(iso, language, EDITIONS[edition].timeZone));
	return (
		<SideCard title={t('payment.title')}>
			<DataList>
				<DataListItem label={t('payment.method')}>{t(`sheet:methods.${order.paymentMethod}`)}</DataListItem>
				<DataListItem label={t('payment.state')}>
					{t(`payment.${paymentWord(order)}`, { date: day(order.paidAt) })}
				</DataListItem>
				{order.refunds.map(({ amount, requestedAt }) => (
					<DataListItem key={requestedAt} label={t('payment.refund')}>
						{`${formatPrice(amount, language)} · ${day(requestedAt)}`}
					</DataListItem>
				))}
			</DataList>
		</SideCard>
	);
}
