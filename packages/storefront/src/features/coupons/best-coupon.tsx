import { Button } from '@zaylat/ui/button';
import { TicketCheck } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link BestCoupon}. */
export interface BestCouponProps {
	/** What it takes off, in words. */
	readonly off: string;
	/** The shopper wants no coupon. */
	readonly onNone: () => void;
}

/** Says that the best coupon is used, which nobody had to choose, and lets the shopper do without. Texts: area `cart`. */
export function BestCoupon({ off, onNone }: BestCouponProps) {
	const { t } = useTranslation('cart');
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-positive-soft px-3 py-2 text-sm">
			<p role="status" className="flex min-w-[min(10rem,100%)] flex-1 items-start gap-2">
				<TicketCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-positive" />
				<span className="wrap-anywhere min-w-0">
					<span className="block font-semibold">{t('coupon.best')}</span>
					{off}
				</span>
			</p>
			<Button size="sm" variant="ghost" onClick={onNone}>
				{t('coupon.none')}
			</Button>
		</div>
	);
}
