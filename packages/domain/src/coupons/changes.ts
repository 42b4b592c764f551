import type { WrittenText } from '../goods/texts.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { COUPON_CODE_LENGTH } from './code.ts';

/** Most and fewest of what a coupon has. Amounts are minor units. */
export const COUPON_LIMITS = {
	title: { min: 2, max: 60 },
	/** Most categories. */
	categories: 10,
	percent: { min: 1, max: 90 },
	off: { min: 1, max: 100_000_000_000 },
	minSpend: { min: 0, max: 100_000_000_000 },
	uses: { min: 1, max: 10_000_000 },
	usesPerShopper: { min: 1, max: 100 },
} as const;

/** Name of a number of a coupon. */
type CouponNumber = Exclude<keyof typeof COUPON_LIMITS, 'title' | 'categories'>;

/** A coupon as an operator writes it; amounts are minor units, moments milliseconds since 1970. */
export interface CouponDraft {
	/** By language; one is enough. */
	readonly title: WrittenText;
	/** Slug of the shop whose goods it holds for; null for all shops. */
	readonly shop: string | null;
	/** Ids of the categories that it is for, with all below them; none for all goods. */
	readonly categories: readonly string[];
	readonly benefit: 'percent' | 'amount' | 'free_delivery';
	/** Of `percent`; null for other benefits. */
	readonly percent: number | null;
	/** What `amount` takes off; the most that `percent` takes off, null without a limit. */
	readonly off: number | null;
	readonly minSpend: number;
	readonly startsAt: number;
	readonly endsAt: number;
	/** Uses of all shoppers together; null without a limit. */
	readonly uses: number | null;
	readonly usesPerShopper: number;
	/** Whether shoppers find and collect it; otherwise only who knows its code uses it. */
	readonly isListed: boolean;
}

/** What has become of a coupon. */
export interface CouponPast {
	/** Shoppers who have collected it. */
	readonly collected: number;
	/** Orders that have used it, without those that gave the use back. */
	readonly used: number;
}

/** How a fact of a coupon may be changed. */
export type CouponChange =
	/** At any time. */
	| 'free'
	/** Only as long as nobody has collected or used it. */
	| 'fixed'
	/** Then only in favour of shoppers: to more, or to less. */
	| 'more'
	| 'less';

/**
 * How each fact of a coupon may be changed once somebody has collected or used it: what it promised then holds, and orders that
 * have used it stay right. It can always be ended.
 */
export const COUPON_CHANGES = {
	title: 'free',
	isListed: 'free',
	endsAt: 'free',
	shop: 'fixed',
	categories: 'more',
	benefit: 'fixed',
	percent: 'more',
	off: 'more',
	usesPerShopper: 'more',
	uses: 'free',
	minSpend: 'less',
	startsAt: 'less',
} as const satisfies Readonly<Record<keyof CouponDraft, CouponChange>>;

/** What is wrong with a field of a coupon, such as `title.mm`. */
export interface CouponProblem {
	readonly field: string;
	readonly problem:
		| ('missing' | 'too_short' | 'too_long' | 'too_many' | 'out_of_range' | 'ends_before_start')
		| ('fixed' | 'only_more' | 'only_less' | 'below_used' | 'unknown' | 'taken' | 'malformed');
}

/** Whether a text is a code as it is stored: capitals, digits and hyphens. */
export const isCouponCode = (code: string): boolean =>
	/^[A-Z0-9-]+$/.test(code) && code.length >= COUPON_CODE_LENGTH.min && code.length <= COUPON_CODE_LENGTH.max;

/** What is wrong with a coupon, whatever it was before; nothing when it fits together. */
export function couponProblems(draft: CouponDraft): CouponProblem[] {
	const { title, benefit, percent, off, startsAt, endsAt } = draft;
	const inRange = (name: CouponNumber, value: number | null): CouponProblem[] => {
		const { min, max } = COUPON_LIMITS[name];
		const isIn = value === null || (Number.isInteger(value) && value >= min && value <= max);
		return isIn ? [] : [{ field: name, problem: 'out_of_range' }];
	};
	const needed = (name: 'percent' | 'off', value: number | null): CouponProblem[] =>
		value === null ? [{ field: name, problem: 'missing' }] : [];
	return [
		...titleProblems(title),
		...(draft.categories.length > COUPON_LIMITS.categories
			? [{ field: 'categories', problem: 'too_many' } as const]
			: []),
		...(benefit === 'percent' ? needed('percent', percent) : []),
		...(benefit === 'amount' ? needed('off', off) : []),
		...inRange('percent', percent),
		...inRange('off', off),
		...inRange('minSpend', draft.minSpend),
		...inRange('uses', draft.uses),
		...inRange('usesPerShopper', draft.usesPerShopper),
		...(endsAt <= startsAt ? [{ field: 'endsAt', problem: 'ends_before_start' } as const] : []),
	];
}

function titleProblems(title: WrittenText): CouponProblem[] {
	const { min, max } = COUPON_LIMITS.title;
	const lengths = Object.values(LANGUAGES).map(({ key }): [Language, number] => [
		key,
		(title[key] ?? '').trim().length,
	]);
	const written = lengths.filter(([, length]) => length > 0);
	if (written.length === 0) return [{ field: 'title', problem: 'missing' }];
	return written.flatMap(([language, length]): CouponProblem[] => {
		if (length > max) return [{ field: `title.${language}`, problem: 'too_long' }];
		return length < min ? [{ field: `title.${language}`, problem: 'too_short' }] : [];
	});
}

/** Whether a value is at least another one; no limit is more than any. */
function isAtLeast(value: CouponDraft[keyof CouponDraft], least: CouponDraft[keyof CouponDraft]): boolean {
	if (!Array.isArray(value) || !Array.isArray(least)) {
		const [one, other] = [value, least].map((each) => (each === null ? Number.POSITIVE_INFINITY : Number(each)));
		return Number(one) >= Number(other);
	}
	// Categories limit what a coupon is for; without any it is for all goods.
	return value.length === 0 || (least.length > 0 && least.every((each) => value.includes(each)));
}

/**
 * What is wrong with a change of a coupon, by `COUPON_CHANGES`.
 * @param past what has become of it until now
 */
export function couponChangeProblems(before: CouponDraft, after: CouponDraft, past: CouponPast): CouponProblem[] {
	const problems = couponProblems(after);
	const belowUsed: CouponProblem[] =
		after.uses !== null && after.uses < past.used ? [{ field: 'uses', problem: 'below_used' }] : [];
	if (past.collected === 0 && past.used === 0) return problems;
	const fields = Object.entries(COUPON_CHANGES) as [keyof CouponDraft, CouponChange][];
	return [
		...problems,
		...belowUsed,
		...fields.flatMap(([field, change]): CouponProblem[] => {
			const [from, to] = [before[field], after[field]];
			if (change === 'free' || from === to) return [];
			if (change === 'fixed') return [{ field, problem: 'fixed' }];
			if (change === 'more') return isAtLeast(to, from) ? [] : [{ field, problem: 'only_more' }];
			return isAtLeast(from, to) ? [] : [{ field, problem: 'only_less' }];
		}),
	];
}

/** States of coupons, in the order of their life. */
export const COUPON_STATES = ['planned', 'running', 'used_up', 'ended'] as const;

/** State of a coupon at a moment. */
export type CouponState = (typeof COUPON_STATES)[number];

/** The state of a coupon. @param now milliseconds since 1970 */
export function couponState(
	{ startsAt, endsAt, uses }: Pick<CouponDraft, 'startsAt' | 'endsAt' | 'uses'>,
	used: number,
	now: number,
): CouponState {
	if (now >= endsAt) return 'ended';
	if (uses !== null && used >= uses) return 'used_up';
	return now < startsAt ? 'planned' : 'running';
}
