import { type CurrencyKey, type Money, shareOf } from '@zaylat/domain/money';
import type { FeeRate, Gateway, NewPayment, OptionCapabilities, ReferenceForm } from './gateway.ts';
import { GatewayError } from './gateway-error.ts';

/** Characters of references. The first ten are digits; letters that look like digits are left out. */
const ALPHABETS: Readonly<Record<ReferenceForm['alphabet'], string>> = {
	digits: '0123456789',
	'letters and digits': '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
};

/**
 * Makes a reference that a gateway takes. References of 12 digits can collide, so store each under a unique index before
 * the gateway is asked, and make another one when it exists.
 * @param random an unpredictable number from 0 (included) to 1 (excluded)
 */
export function newReference({ length, alphabet }: ReferenceForm, random: () => number): string {
	const letters = ALPHABETS[alphabet];
	// No leading zero: systems that take a reference for a number would lose it.
	return Array.from(
		{ length },
		(_, at) => letters[Math.max(at === 0 ? 1 : 0, Math.floor(random() * letters.length))],
	).join('');
}

const matches = (reference: string, { length, alphabet }: ReferenceForm): boolean =>
	reference.length === length && [...reference].every((letter) => ALPHABETS[alphabet].includes(letter));

/**
 * Checks a payment against what its option can do, so that every gateway refuses the same things in the same words.
 * @returns the capabilities of the option
 * @throws GatewayError `refused`
 */
export function checkNewPayment(
	gateway: Pick<Gateway, 'capabilities'>,
	currency: CurrencyKey,
	payment: NewPayment,
): OptionCapabilities {
	const { option, amount, merchantReference, isAuthorizedOnly = false, token, bank } = payment;
	const capabilities = gateway.capabilities(option);
	if (!capabilities) throw refused('option', 'the gateway does not offer this option');
	const { limits, reference, flow, canAuthorize, banks } = capabilities;
	const { least, most } = limits;
	const problems: readonly (readonly [boolean, code: string, text: string])[] = [
		[amount.currency !== currency, 'currency', 'the gateway account has another currency'],
		[amount.amount < least, 'amount too small', 'the amount is below the limit of the option'],
		[most !== null && amount.amount > most, 'amount too large', 'the amount is above the limit of the option'],
		[!matches(merchantReference, reference), 'reference', 'the reference does not have the form that the option takes'],
		[isAuthorizedOnly && !canAuthorize, 'capture', 'the option takes money at once'],
		[flow === 'token' && !token, 'token', 'the option needs a token'],
		[banks !== undefined && !banks.some((each) => each === bank), 'bank', 'the option needs one of its banks'],
	];
	for (const [holds, code, text] of problems) if (holds) throw refused(code, text);
	return capabilities;
}

const refused = (code: string, text: string) => new GatewayError('refused', code, text);

/** What a gateway keeps of a payment at an agreed rate, rounded half up. */
export function feeOf({ basisPoints, fixed }: FeeRate, amount: Money): Money {
	return { ...amount, amount: shareOf(amount, basisPoints).amount + fixed };
}
