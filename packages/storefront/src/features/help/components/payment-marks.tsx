import { Badge } from '@zaylat/ui/badge';
import { useAppContext } from '../../../core/context/app-context.ts';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ACCEPTED_PAYMENTS, type AcceptedPayment, type PaymentNamesProps } from './accepted-payments.ts';

function PaymentNames({ names }: PaymentNamesProps) {
	return names.map((name) => (
		<li key={name} className="flex h-7 items-center">
			<Badge>{name}</Badge>
		</li>
	));
}

const DrawnPaymentMarks = {
	mm: drawnMarks(ACCEPTED_PAYMENTS.mm),
	th: drawnMarks(ACCEPTED_PAYMENTS.th),
};

function drawnMarks(names: readonly AcceptedPayment[]) {
	return lazyComponent<PaymentNamesProps>(async () => (await import('./drawn-payment-marks.tsx')).DrawnPaymentMarks, {
		fallback: <PaymentNames names={names} />,
	});
}

/** The accepted payments of the edition: their names in the HTML, their marks, which are large, after hydration. */
export function PaymentMarks() {
	const { t } = useTranslation();
	const { edition } = useAppContext();
	const isHydrated = useIsHydrated();
	const Marks = isHydrated ? DrawnPaymentMarks[edition] : PaymentNames;
	return (
		// The height holds the lines of either, so that nothing below moves.
		<ul aria-label={t('footer.payments')} className="flex min-h-31 max-w-72 flex-wrap content-start gap-2 pt-3">
			<Marks names={ACCEPTED_PAYMENTS[edition]} />
		</ul>
	);
}
