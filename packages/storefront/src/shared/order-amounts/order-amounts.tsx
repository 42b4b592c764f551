import type { Order } from '@zaylat/api-client/contract';
import { formatCount, formatPrice, type Money } from '@zaylat/domain/money';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link OrderAmounts}. */
export interface OrderAmountsProps {
	readonly order: Order;
}

/**
 * What an order came to, line by line, in the currency in which it was paid (Decision 5). Texts: area `orders`.
 */
export function OrderAmounts({ order }: OrderAmountsProps) {
	const { t } = useTranslation('orders');
	const { language } = usePreferences();
	const { goods, discount, delivery, tax, pointsPaid, total, points, isTaxIncluded, couponCode, parcels } = order;
	const show = (money: Money) => formatPrice(money, language);
	const minus = (money: Money) => `−${show(money)}`;
	const isCarried = parcels.some(({ kind }) => kind === 'goods');
	return (
		<DataList form="amounts">
			<DataListItem label={t('totals.goods')}>{show(goods)}</DataListItem>
			{discount.amount > 0 && (
				<DataListItem label={couponCode ? t('totals.coupon', { code: couponCode }) : t('totals.discount')}>
					{minus(discount)}
				</DataListItem>
			)}
			{isCarried && (
				<DataListItem label={t('totals.delivery')}>
					{delivery.amount === 0 ? t('totals.free') : show(delivery)}
				</DataListItem>
			)}
			{tax.amount > 0 && (
				<DataListItem label={t(isTaxIncluded ? 'totals.taxIncluded' : 'totals.tax')}>{show(tax)}</DataListItem>
			)}
			{pointsPaid.amount > 0 && (
				<DataListItem label={t('totals.points', { points: formatCount(points, language) })}>
					{minus(pointsPaid)}
				</DataListItem>
			)}
			<DataListItem label={t('totals.total')} isStrong>
				{show(total)}
			</DataListItem>
		</DataList>
	);
}
