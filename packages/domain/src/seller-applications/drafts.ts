import { SHOP_LIMITS } from '../shops/index.ts';

/** Who applies to sell. */
export const APPLICANT_KINDS = ['person', 'company'] as const;

/** Whether a person or a company applies to sell. */
export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** Most and fewest of what an application says. Lengths are characters; documents are pictures. */
export const APPLICATION_LIMITS = {
	legalName: { min: 2, max: 120 },
	registrationNumber: { min: 3, max: 40 },
	shopName: SHOP_LIMITS.name,
	goods: { min: 10, max: 1_000 },
	bankName: { min: 2, max: 80 },
	bankHolder: { min: 2, max: 120 },
	/** An IBAN, the longest kind, has 34 signs. */
	bankNumber: { min: 5, max: 34 },
	documents: { min: 1, max: 6 },
} as const;

/** Name of a limit of an application. */
export type ApplicationLimit = keyof typeof APPLICATION_LIMITS;

/** Most letters of what an applicant is told about a decision. */
export const DECISION_LETTERS = 500;

/** An application as it is written. */
export interface ApplicationDraft {
	readonly kind: ApplicantKind;
	/** Name of the person or company, as the documents have it. */
	readonly legalName: string;
	/** Of a company; persons have none. */
	readonly registrationNumber: string;
	readonly shopName: string;
	/** What is to be sold. */
	readonly goods: string;
	readonly bankName: string;
	readonly bankHolder: string;
	readonly bankNumber: string;
	/** Number of documents. */
	readonly documents: number;
}

/** What is wrong with a field of an application. */
export interface ApplicationProblem {
	readonly field: ApplicationLimit;
	readonly problem: 'missing' | 'out_of_range';
}

/** What is wrong with an application, in the order of the form; nothing when it can be sent. */
export function applicationProblems(draft: ApplicationDraft): ApplicationProblem[] {
	return FIELDS.flatMap((field): ApplicationProblem[] => {
		if (field === 'registrationNumber' && draft.kind === 'person') return [];
		const size = sizeOf(draft[field]);
		const { min, max } = APPLICATION_LIMITS[field];
		if (size === 0) return [{ field, problem: 'missing' }];
		return size < min || size > max || (field === 'bankNumber' && !ACCOUNT.test(draft.bankNumber))
			? [{ field, problem: 'out_of_range' }]
			: [];
	});
}

const FIELDS = [
	...(['legalName', 'registrationNumber', 'shopName', 'goods'] as const),
	...(['documents', 'bankName', 'bankHolder', 'bankNumber'] as const),
] satisfies readonly ApplicationLimit[];

/** Account numbers have digits, and letters as an IBAN has them; people write them in groups. */
const ACCOUNT = /^(?=(?:.*\d){4})[\dA-Za-z][\dA-Za-z -]*$/;

const sizeOf = (value: string | number) => (typeof value === 'number' ? value : [...value.trim()].length);

/** Hides the number of a bank account but for its last four signs. @returns for example `•••• 4321` */
export function maskAccountNumber(number: string): string {
	const signs = number.replaceAll(/[^\dA-Za-z]/g, '');
	return signs.length <= 4 ? '••••' : `•••• ${signs.slice(-4)}`;
}
