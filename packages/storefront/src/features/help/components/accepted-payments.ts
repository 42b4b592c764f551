import type { Edition } from '@zaylat/domain/editions';

const NETWORKS = ['Visa', 'Mastercard', 'American Express', 'UnionPay'] as const;

/** Accepted payments (Specification §1, Decision 28). These are names of brands, the same in every language. */
export const ACCEPTED_PAYMENTS = {
	mm: ['KBZPay', 'Wave Pay', 'AYA Pay', 'CB Pay', 'MMQR', 'MPU', ...NETWORKS],
	th: ['PromptPay', 'TrueMoney', ...NETWORKS],
} as const satisfies Readonly<Record<Edition, readonly string[]>>;

/** Name of an accepted payment. */
export type AcceptedPayment = (typeof ACCEPTED_PAYMENTS)[Edition][number];

/** Props of {@link PaymentNames}. */
export interface PaymentNamesProps {
	readonly names: readonly AcceptedPayment[];
}
