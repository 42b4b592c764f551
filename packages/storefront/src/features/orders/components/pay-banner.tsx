import type { Order } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { usePreferences } from '../../../core/context/app-context.ts';
import { orderPlacedPath, otherPaymentPath } from '../../../core/paths/order-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link PayBanner}. */
export interface PayBannerProps {
	readonly order: Order;
}

/** An order that still waits for its money, or whose payment failed, with the way to pay (Specification §4). */
export function PayBanner({ order }: PayBannerProps) {
	const { t } = useTranslation('orders');
	const { language } = usePreferences();
	const amount = formatPrice(order.total, language);
	const state = order.payment?.status === 'pending' ? 'running' : order.status === 'payment failed' ? 'failed' : 'open';
	return (
		<Banner
			tone="warning"
			title={t(`pay.${state}.title`)}
			action={
				<div className="flex flex-wrap gap-2">
					<LinkButton to={orderPlacedPath(order.code, 'payment')}>{t('pay.go', { amount })}</LinkButton>
					{state === 'running' && (
						<LinkButton to={otherPaymentPath(order.code)} variant="secondary">
							{t('pay.other')}
						</LinkButton>
					)}
				</div>
			}
		>
			{t(`pay.${state}.text`, { amount })}
		</Banner>
	);
}
