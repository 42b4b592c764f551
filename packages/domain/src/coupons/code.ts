import { cleanSigns } from '../typed-text/typed-text.ts';

/** Fewest and most characters of a coupon code. */
export const COUPON_CODE_LENGTH = { min: 4, max: 20 } as const;

/**
 * Reads a coupon code as it is typed: in any case, with spaces around it, with the dashes and digits of any keyboard.
 * @returns the code in capitals, or undefined when it cannot be one
 */
export function readCouponCode(typed: string): string | undefined {
	const code = cleanSigns(typed).toUpperCase();
	const { min, max } = COUPON_CODE_LENGTH;
	return code.length >= min && code.length <= max && /^[A-Z0-9-]+$/.test(code) ? code : undefined;
}
