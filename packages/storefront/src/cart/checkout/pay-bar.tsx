import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { PAYMENT_OPTIONS, type PaymentOption } from '@zaylat/domain/payments';
import { Button } from '@zaylat/ui/button';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../../shared/price/use-price.ts';

/** Props of {@link PayBar}. */
export interface PayBarProps {
	readonly quote: CheckoutQuote;
	readonly option: PaymentOption | undefined;
	readonly isDisabled: boolean;
	readonly isPlacing: boolean;
	/** The totals are being added up. */
	readonly isAdding: boolean;
	readonly onPay: () => void;
}

const BAR =
	'flex flex-col gap-2 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-sticky max-tablet:border-border max-tablet:border-t max-tablet:bg-surface-raised max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-tablet:[@media(max-height:28rem)]:static';

/** The total and the button that orders; on phones at the bottom of the window. */
export function PayBar({ quote, option, isDisabled, isPlacing, isAdding, onPay }: PayBarProps) {
	const { t } = useTranslation('checkout');
	const show = usePrice();
	return (
		<div data-part="pay-bar" className={BAR}>
			<p className="flex items-baseline justify-between gap-3 tablet:hidden">
				{/* Without an address the delivery is not known yet. */}
				<span className="text-sm text-text-muted">{t(quote.needsAddress ? 'totals.goods' : 'totals.total')}</span>
				<strong className="text-lg tabular-nums">{show(quote.total).text}</strong>
			</p>
			<Button
				size="lg"
				isFullWidth
				disabled={isDisabled}
				isLoading={isPlacing || isAdding}
				loadingLabel={t(isPlacing ? 'review.placing' : 'loading')}
				onClick={onPay}
				className="text-balance"
			>
				<PayWords quote={quote} option={option} />
			</Button>
		</div>
	);
}

/** What the button does, with the amount in the currency that is paid (Decision 5). */
function PayWords({ quote, option }: Pick<PayBarProps, 'quote' | 'option'>) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	if (quote.total.amount === 0 || quote.needsAddress) return t('review.orderFree');
	const amount = formatPrice(quote.total, language);
	if (option === 'cash') return t('review.order', { amount });
	const name = option && PAYMENT_OPTIONS[option].name;
	return name ? t('review.payWith', { amount, name }) : t('review.pay', { amount });
}
