import type { Edition } from '@zaylat/domain/editions';
import { Badge } from '@zaylat/ui/badge';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext } from '../app-context.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';

const NETWORKS = ['Visa', 'Mastercard', 'American Express', 'UnionPay'] as const;

/** Accepted payments (Specification §1, Decision 28). These are names of brands, the same in every language. */
const NAMES = {
	mm: ['KBZPay', 'Wave Pay', 'AYA Pay', 'CB Pay', 'MMQR', 'MPU', ...NETWORKS],
	th: ['PromptPay', 'TrueMoney', ...NETWORKS],
} as const satisfies Readonly<Record<Edition, readonly string[]>>;

/** Name of an accepted payment. */
export type AcceptedPayment = (typeof NAMES)[Edition][number];

/** Props of {@link PaymentNames}. */
export interface PaymentNamesProps {
	readonly names: readonly AcceptedPayment[];
}

function PaymentNames({ names }: PaymentNamesProps) {
	return names.map((name) => (
		<li key={name} className="flex h-7 items-center">
			<Badge>{name}</Badge>
		</li>
	));
}

const DrawnPaymentMarks = {
	mm: drawnMarks(NAMES.mm),
	th: drawnMarks(NAMES.th),
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
			<Marks names={NAMES[edition]} />
		</ul>
	);
}
