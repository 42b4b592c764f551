import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { PAYMENT_OPTIONS, type PaymentOption } from '@zaylat/domain/payments';
import { Button } from '@zaylat/ui/button';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { pageForm } from '../../../core/forms/page-form.ts';
import { usePriceSum } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ORDER_FIELDS } from '../order-fields.ts';
import { ORDER_FORM } from './place-ids.ts';
import { totalOf } from './quote-parts.ts';

/** Props of {@link PayBar}. */
export interface PayBarProps {
	readonly quote: CheckoutQuote;
	/** Where the order goes. */
	readonly addressId: string | undefined;
	readonly option: PaymentOption | undefined;
	readonly isPlacing: boolean;
	/** The totals are being added up. */
	readonly isAdding: boolean;
	readonly onPay: () => void;
}

const BAR = 'flex flex-col gap-2 max-tablet:bottom-bar';

/** The total and the button that orders; on phones at the bottom of the window. */
export function PayBar({ quote, addressId, option, isPlacing, isAdding, onPay }: PayBarProps) {
	const { t } = useTranslation('checkout');
	const showSum = usePriceSum();
	const [key] = useState(() => crypto.randomUUID());
	return (
		<form {...pageForm('order', onPay)} id={ORDER_FORM} noValidate data-part="pay-bar" className={BAR}>
			<input type="hidden" name={ORDER_FIELDS.fingerprint} value={quote.fingerprint} />
			<input type="hidden" name={ORDER_FIELDS.addressId} value={addressId ?? ''} />
			<input type="hidden" name={ORDER_FIELDS.needsAddress} value={quote.needsAddress ? '1' : ''} />
			{/* Of the page that the server rendered. */}
			<input type="hidden" name={ORDER_FIELDS.key} value={key} suppressHydrationWarning />
			<p className="flex flex-wrap items-baseline justify-between gap-x-3 tablet:hidden">
				{/* Without an address the delivery is not known yet. */}
				<span className="text-sm text-text-muted">{t(quote.needsAddress ? 'totals.goods' : 'totals.total')}</span>
				<strong className="text-lg tabular-nums">{showSum(totalOf(quote), quote.total.currency).text}</strong>
			</p>
			<Button
				size="lg"
				isFullWidth
				isLoading={isPlacing || isAdding}
				loadingLabel={t(isPlacing ? 'review.placing' : 'loading')}
				type="submit"
				className="text-balance"
			>
				<PayWords quote={quote} option={option} />
			</Button>
		</form>
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
