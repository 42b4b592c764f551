import type { CollectedCoupon } from '@zaylat/api-client/contract';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { useAppContext } from '../../core/context/app-context.ts';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { couponGoodsPath } from './coupon-goods.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { useCouponWords } from './use-coupon-words.ts';

/** Props of {@link WalletTicket}. */
export interface WalletTicketProps {
	readonly coupon: CollectedCoupon;
}

/** A collected coupon with its end: where it can be used, and its code; or why it no longer can. Texts: area `coupons`. */
export function WalletTicket({ coupon }: WalletTicketProps) {
	const { t } = useTranslation('coupons');
	const toast = useToast();
	const { code, shop, state } = coupon;
	const { brand } = useAppContext();
	const { benefit, condition, scope, end, endsSoon } = useCouponWords()(coupon);
	const isOver = state !== 'active';

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(code);
			toast.show({ id: 'coupon', tone: 'positive', title: t('copied', { code }) });
		} catch {
			toast.show({ id: 'coupon', tone: 'critical', title: t('notCopied', { code }) });
		}
	}

	return (
		<CouponTicket
			className="h-full"
			isOver={isOver}
			title={benefit}
			terms={[condition, end, scope].join(' · ')}
			action={
				isOver ? (
					<Badge>{t(state === 'used' ? 'used' : 'wallet.ended')}</Badge>
				) : (
					<LinkButton to={couponGoodsPath(coupon, brand)} size="sm" variant="secondary">
						{t(shop === null ? 'wallet.use' : 'wallet.useShop')}
					</LinkButton>
				)
			}
		>
			{!isOver && (
				<div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-border border-t border-dashed pt-2 text-xs">
					<code className="wrap-anywhere font-sans font-semibold tracking-wide">{code}</code>
					<Button
						variant="ghost"
						size="sm"
						className="noscript:hidden"
						aria-label={t('copyCode', { code })}
						onClick={() => void copy()}
					>
						{t('copy')}
					</Button>
					{endsSoon && <Badge tone="warning">{t('wallet.soon')}</Badge>}
				</div>
			)}
		</CouponTicket>
	);
}
