import { Badge } from '@zaylat/ui/badge';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';

/** Accepted payments (Specification §1). These are names of brands, the same in every language. */
const NAMES = ['KBZPay', 'Wave Money', 'MPU', 'Visa', 'Mastercard', 'American Express', 'UnionPay'];

const BRAND_NAMES = NAMES.map((name) => (
	<li key={name} className="flex h-7 items-center">
		<Badge>{name}</Badge>
	</li>
));

const DrawnPaymentMarks = lazyComponent(async () => (await import('./drawn-payment-marks.tsx')).DrawnPaymentMarks, {
	fallback: BRAND_NAMES,
});

/** The accepted payments: their names in the HTML, their logos, which are large, after hydration. */
export function PaymentMarks() {
	const { t } = useTranslation();
	const isHydrated = useIsHydrated();
	return (
		// The height holds two lines of either, so that nothing below moves.
		<ul aria-label={t('footer.payments')} className="flex min-h-21 max-w-72 flex-wrap content-start gap-2 pt-3">
			{isHydrated ? <DrawnPaymentMarks /> : BRAND_NAMES}
		</ul>
	);
}
