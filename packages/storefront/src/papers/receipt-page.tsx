import { receipt } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatPrice } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { useParams } from 'react-router';
import { usePreferences } from '../app/shop.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Paper } from './components/paper.tsx';
import { usePaperWords } from './use-paper-words.ts';

/** The receipt: what was paid for an order, how, and what of it went back. */
export function ReceiptPage() {
	const { orderId = '' } = useParams();
	const { t } = useTranslation(['papers', 'orders']);
	const { language } = usePreferences();
	const { data } = useQuery(receipt(orderId));
	const { day } = usePaperWords();
	if (!data) return null;
	const { number, paidAt, method, paid, refunded, reference, order } = data.data;
	return (
		<Paper
			title={t('receipt.title')}
			order={order}
			facts={
				<>
					<DataListItem label={t('number')}>{number}</DataListItem>
					<DataListItem label={t('paidOn')}>{day(paidAt)}</DataListItem>
					<DataListItem label={t('method')}>{t(`orders:methods.${method}`)}</DataListItem>
					{reference && <DataListItem label={t('reference')}>{reference}</DataListItem>}
				</>
			}
			end={
				<DataList form="amounts">
					<DataListItem label={t('paid')} isStrong>
						{formatPrice(paid, language)}
					</DataListItem>
					{refunded.amount > 0 && (
						<DataListItem label={t('refunded')}>{`−${formatPrice(refunded, language)}`}</DataListItem>
					)}
				</DataList>
			}
		/>
	);
}
