import { readPhone } from '../contact/phone.ts';
import type { Edition } from '../editions/index.ts';
import { cleanLine, cleanSigns } from '../typed-text/typed-text.ts';

/** What the number of an account is: so many digits, a mobile number, or a number of PromptPay. */
type NumberForm = { readonly least: number; readonly most: number } | 'mobile' | 'promptpay';

/**
 * Banks and wallets that shops are paid at, by edition, and the form of their numbers. Thai banks publish how many digits
 * theirs have. Those of Myanmar do not, so that only what no account can have is refused.
 */
const FORMS = {
	mm: {
		...{
			kbz: anyBank(),
			aya: anyBank(),
			cb: anyBank(),
			yoma: anyBank(),
			uab: anyBank(),
			mab: anyBank(),
			agd: anyBank(),
		},
		...{ kbzpay: 'mobile', wavepay: 'mobile', ayapay: 'mobile' },
	},
	th: {
		...{ bbl: digits(10), kbank: digits(10), ktb: digits(10), scb: digits(10), bay: digits(10), ttb: digits(10) },
		...{ gsb: digits(12), baac: digits(12), ghb: digits(12), promptpay: 'promptpay' },
	},
} as const satisfies Record<Edition, Record<string, NumberForm>>;

function digits(count: number): NumberForm {
	return { least: count, most: count };
}

function anyBank(): NumberForm {
	return { least: 8, most: 20 };
}

/** A bank or wallet that shops are paid at. */
export type Bank = keyof (typeof FORMS)['mm'] | keyof (typeof FORMS)['th'];

/** The banks and wallets of each edition, in the order of a list. */
export const BANKS: Readonly<Record<Edition, readonly Bank[]>> = {
	mm: Object.keys(FORMS.mm) as Bank[],
	th: Object.keys(FORMS.th) as Bank[],
};

/** Where a shop is paid, as it is typed. */
export interface BankAccount {
	readonly bank: string;
	/** Who it belongs to, as the bank writes the name. */
	readonly holder: string;
	readonly number: string;
}

/** What is wrong with a field of an account. */
export type BankAccountProblem = 'missing' | 'unknown' | 'out_of_range' | 'malformed';

/** Most characters of the name of who an account belongs to. */
export const MOST_HOLDER_LETTERS = 80;

/** Digits of a number that are shown once it is stored. */
const SHOWN_DIGITS = 4;

/** Reads an account as it was typed: a number in digits of any script, with spaces and hyphens. */
export function readBankAccount({ bank, holder, number }: BankAccount): BankAccount {
	return { bank, holder: cleanLine(holder), number: cleanSigns(number).replace(/[\s-]/g, '') };
}

/** What is wrong with an account of an edition, by field; empty when it can be stored. */
export function bankAccountProblems(
	typed: BankAccount,
	edition: Edition,
): Partial<Record<keyof BankAccount, BankAccountProblem>> {
	const { bank, holder, number } = readBankAccount(typed);
	const form = formOf(bank, edition);
	const wrong = number === '' ? 'missing' : form && !fits(number, form) ? 'malformed' : undefined;
	return {
		...(form === undefined && { bank: bank === '' ? 'missing' : 'unknown' }),
		...(holder === '' ? { holder: 'missing' } : holder.length > MOST_HOLDER_LETTERS && { holder: 'out_of_range' }),
		...(wrong && { number: wrong }),
	};
}

/** What is shown of the number of a stored account: its last digits. */
export const lastDigits = (number: string): string => number.slice(-SHOWN_DIGITS);

function formOf(bank: string, edition: Edition): NumberForm | undefined {
	const forms: Readonly<Record<string, NumberForm>> = FORMS[edition];
	return Object.hasOwn(forms, bank) ? forms[bank] : undefined;
}

function fits(number: string, form: NumberForm): boolean {
	if (form === 'mobile') return readPhone(number, '95')?.country === '95';
	if (form === 'promptpay') return isThaiMobile(number) || isThaiId(number);
	return /^\d+$/.test(number) && number.length >= form.least && number.length <= form.most;
}

const isThaiMobile = (number: string) => /^0/.test(number) && readPhone(number, '66')?.country === '66';

/** Whether a number is one of a person or a company in Thailand: 13 digits, the last of which is computed from the others. */
function isThaiId(number: string): boolean {
	if (!/^\d{13}$/.test(number)) return false;
	const sum = [...number.slice(0, 12)].reduce((total, digit, i) => total + Number(digit) * (13 - i), 0);
	return Number(number.at(-1)) === (11 - (sum % 11)) % 10;
}
