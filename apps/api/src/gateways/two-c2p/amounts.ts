import { CURRENCIES, type CurrencyKey, type Money, parseMoney, toDecimal } from '@zaylat/domain/money';

/** Decimals that 2C2P may write: "D (12,5)". */
const AMOUNT = /^(\d{1,12})(?:\.(\d{1,5}))?$/;

/**
 * Reads an amount of 2C2P: a number or a text with up to five decimals, such as `230.87` or `"000000002500.90000"`.
 * @returns undefined for anything that is no amount of the currency
 */
export function readAmount(value: string | number, currency: CurrencyKey): Money | undefined {
	const [, whole, decimals = ''] = AMOUNT.exec(String(value)) ?? [];
	const significant = decimals.replace(/0+$/, '');
	if (whole === undefined || significant.length > CURRENCIES[currency].minorDigits) return undefined;
	return parseMoney(significant ? `${whole}.${significant}` : whole, currency);
}

/** Writes an amount with the two decimals that the Payment Maintenance API asks for ("D 10,2"). */
export const writeAmount = (amount: Money): string =>
	CURRENCIES[amount.currency].minorDigits === 2 ? toDecimal(amount) : `${toDecimal(amount)}.00`;
