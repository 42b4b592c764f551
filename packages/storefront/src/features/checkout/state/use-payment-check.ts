import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { readEmail } from '@zaylat/domain/contact';
import { isBlank } from '@zaylat/domain/typed-text';
import { type RefObject, useRef, useState } from 'react';
import type { Checkout } from './use-checkout.ts';

/** What is wrong with the email that digital codes are sent to (Specification §5). */
export type EmailProblem = 'missing' | 'malformed';

/** Whether everything that paying needs is there. */
export interface PaymentCheck {
	/** The field of the email; it takes the focus while something is wrong with it. */
	readonly emailRef: RefObject<HTMLInputElement | null>;
	/** What is wrong with the email, after the first check. */
	readonly emailProblem: EmailProblem | undefined;
	/** The same before it is shown. */
	readonly problem: EmailProblem | undefined;
	/** Checks and shows what is wrong. @returns whether nothing is */
	run(this: void): boolean;
}

/** Checks the email of digital codes; the way to pay is always chosen. */
export function usePaymentCheck({ email }: Pick<Checkout, 'email'>, { needsEmail }: CheckoutQuote): PaymentCheck {
	const [isShown, setIsShown] = useState(false);
	const emailRef = useRef<HTMLInputElement>(null);
	const problem = needsEmail ? problemOf(email) : undefined;
	return {
		emailRef,
		problem,
		emailProblem: isShown ? problem : undefined,
		run() {
			setIsShown(true);
			if (problem !== undefined) emailRef.current?.focus();
			return problem === undefined;
		},
	};
}

function problemOf(typed: string): EmailProblem | undefined {
	if (isBlank(typed)) return 'missing';
	return readEmail(typed) === undefined ? 'malformed' : undefined;
}
