import type { Edition } from '../editions/editions.ts';
import { cleanLine, cleanSigns } from '../typed-text/typed-text.ts';

/** The company that an order is invoiced to, as its tax office knows it. */
export interface TaxBuyer {
	readonly company: string;
	/** Registered address; empty where the delivery address is enough. */
	readonly address: string;
	readonly taxNumber: string;
	/** Five digits, `00000` for the head office; null in Myanmar, which has none. */
	readonly branch: string | null;
}

/** Number of the head office among the branches of a Thai company. */
export const HEAD_OFFICE = '00000';

/** Most characters of each field. */
export const TAX_BUYER_LENGTHS = { company: 150, address: 300, taxNumber: 30 } as const;

/** Why a field is refused. */
export type TaxBuyerFault = 'missing' | 'malformed' | 'too_long';

/** A buyer as it was typed, or the fields that are wrong. */
export type ReadTaxBuyer =
	| { readonly buyer: TaxBuyer }
	| { readonly faults: Partial<Readonly<Record<keyof TaxBuyer, TaxBuyerFault>>> };

/**
 * Reads the company of an invoice as it is typed: digits of any script, with spaces or dashes.
 * @param edition Thailand: 13 digits with a check digit and a branch of 5 digits, the head office unless given; Myanmar: any
 * number that a tax office gives, of letters and digits
 */
export function readTaxBuyer(edition: Edition, typed: Readonly<Record<keyof TaxBuyer, string>>): ReadTaxBuyer {
	const company = cleanLine(typed.company);
	const address = cleanLine(typed.address);
	const { taxNumber, branch } = NUMBERS[edition](cleanSigns(typed.taxNumber), cleanSigns(typed.branch));
	const faults = {
		...faultOf('company', company, () => /\p{L}/u.test(company)),
		...(address !== '' && faultOf('address', address, () => true)),
		...faultOf('taxNumber', taxNumber, () => isTaxNumber(edition, taxNumber)),
		...(branch !== null && !/^\d{5}$/.test(branch) && { branch: 'malformed' as const }),
	};
	return Object.keys(faults).length > 0 ? { faults } : { buyer: { company, address, taxNumber, branch } };
}

const NUMBERS: Readonly<Record<Edition, (number: string, branch: string) => Pick<TaxBuyer, 'taxNumber' | 'branch'>>> = {
	mm: (taxNumber) => ({ taxNumber, branch: null }),
	th: (number, branch) => ({
		taxNumber: number.replace(/[ -]/g, ''),
		branch: branch === '' ? HEAD_OFFICE : branch.replace(/ /g, '').padStart(HEAD_OFFICE.length, '0'),
	}),
};

function faultOf(
	field: keyof typeof TAX_BUYER_LENGTHS,
	text: string,
	isWellFormed: () => boolean,
): Partial<Record<keyof TaxBuyer, TaxBuyerFault>> {
	if (text === '') return { [field]: 'missing' };
	if (text.length > TAX_BUYER_LENGTHS[field]) return { [field]: 'too_long' };
	return isWellFormed() ? {} : { [field]: 'malformed' };
}

function isTaxNumber(edition: Edition, number: string): boolean {
	if (edition === 'mm') return /^[\p{L}\p{M}\d][\p{L}\p{M}\d ./()-]*$/u.test(number) && /\d/.test(number);
	return /^\d{13}$/.test(number) && checkDigit(number) === Number(number[12]);
}

/** Check digit of a Thai tax number: eleven less the weighted sum of its first twelve digits, modulo eleven. */
function checkDigit(number: string): number {
	const sum = Array.from(number.slice(0, 12)).reduce((all, digit, index) => all + Number(digit) * (13 - index), 0);
	return (11 - (sum % 11)) % 10;
}
