/** Field of a product's form that a reason is about; null where the whole product is meant. */
export type ReviewedField = 'name' | 'description' | 'pictures' | 'category' | 'variants' | null;

/** Why a product is not put on sale, each with what its shop has to change: the list that reviewers choose from. */
export const REVIEW_REASONS = {
	unclear_name: 'name',
	wrong_description: 'description',
	contact_in_text: 'description',
	bad_pictures: 'pictures',
	foreign_pictures: 'pictures',
	wrong_category: 'category',
	wrong_price: 'variants',
	duplicate: null,
	counterfeit: null,
	not_allowed: null,
	other: null,
} as const satisfies Readonly<Record<string, ReviewedField>>;

/** A reason why a product is not put on sale. */
export type ReviewReason = keyof typeof REVIEW_REASONS;

/** All reasons, in the order of the list. */
export const REVIEW_REASON_KEYS = Object.keys(REVIEW_REASONS) as readonly ReviewReason[];

/** Most letters of what a reviewer adds. */
export const REVIEW_NOTE_LETTERS = 500;

/** What is wrong with a refusal: it must say why, and another reason than those of the list in words. */
export type ReviewProblem = 'reasons_missing' | 'note_missing';

/** Checks what a shop is told about a product that is not put on sale; undefined when it can be told. */
export function reviewProblem(reasons: readonly ReviewReason[], note: string): ReviewProblem | undefined {
	if (reasons.length === 0) return 'reasons_missing';
	return reasons.includes('other') && note.trim() === '' ? 'note_missing' : undefined;
}

/** The reasons once each, in the order of the list. */
export const orderedReasons = (reasons: readonly string[]): ReviewReason[] =>
	REVIEW_REASON_KEYS.filter((reason) => reasons.includes(reason));
