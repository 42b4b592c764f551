import { invoice } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { DataListItem } from '@zaylat/ui/data-list';
import { useParams } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { Paper } from './components/paper.tsx';
import { usePaperWords } from './use-paper-words.ts';

/** The invoice: what is owed for an order, and the tax in it. */
export function InvoicePage() {
	const { orderId = '' } = useParams();
	const { t } = useTranslation(['papers', 'orders']);
	const { data } = useQuery(invoice(orderId));
	const { day, percent } = usePaperWords();
	if (!data) return null;
	const { number, issuedAt, taxPercent, order } = data.data;
	return (
		<Paper
			title={t('invoice.title')}
			order={order}
			facts={
				<>
					<DataListItem label={t('number')}>{number}</DataListItem>
					<DataListItem label={t('issued')}>{day(issuedAt)}</DataListItem>
					<DataListItem label={t('method')}>{t(`orders:methods.${order.paymentMethod}`)}</DataListItem>
					<DataListItem label={t('paidOn')}>{order.paidAt === null ? t('unpaid') : day(order.paidAt)}</DataListItem>
				</>
			}
			end={
				<p className="text-sm text-text-muted">
					{t(order.isTaxIncluded ? 'tax' : 'taxAdded', { percent: percent(taxPercent) })}
				</p>
			}
		/>
	);
}
