import type { Order } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { stageOf } from '@zaylat/domain/orders';
import { Banner } from '@zaylat/ui/banner';
import { buttonStyles } from '@zaylat/ui/button';
import { usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { orderPlacedPath } from '../../shared/order-path/order-path.ts';

/** Props of {@link PayBanner}. */
export interface PayBannerProps {
	readonly order: Order;
}

/** An order that still waits for its money, or whose payment failed, with the way to pay (Specification §4). */
export function PayBanner({ order }: PayBannerProps) {
	const { t } = useTranslation('orders');
	const { language } = usePreferences();
	const amount = formatPrice(order.total, language);
	const hasFailed = stageOf(order.status) === 'to_pay';
	return (
		<Banner
			tone="warning"
			title={t(hasFailed ? 'pay.failedTitle' : 'pay.title')}
			action={
				<ShopLink to={orderPlacedPath(order.code, 'payment')} className={buttonStyles({ variant: 'primary' })}>
					{t('pay.go', { amount })}
				</ShopLink>
			}
		>
			{t(hasFailed ? 'pay.failedText' : 'pay.text', { amount })}
		</Banner>
	);
}
