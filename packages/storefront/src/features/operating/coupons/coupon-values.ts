import type { CouponInput, OperatedCoupon } from '@zaylat/api-client/contract';
import { localTime, readLocalTime } from '@zaylat/domain/content';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { CURRENCIES } from '@zaylat/domain/money';
import { DAY_MS } from '@zaylat/domain/time';
import { type TextValues, textValues, writtenText } from '../content/shown-values.ts';

/** What the form of a coupon has; amounts are major units. */
export interface CouponValues {
	readonly code: string;
	readonly title: TextValues;
	/** Slug; empty for all shops. */
	readonly shop: string;
	/** Ids; none for all goods. */
	readonly categories: readonly string[];
	readonly benefit: CouponInput['benefit'];
	readonly percent: number | null;
	readonly off: number | null;
	readonly minSpend: number | null;
	/** By the clock of the edition, such as `2026-12-06T09:30`. */
	readonly startsAt: string;
	readonly endsAt: string;
	/** Null for any number. */
	readonly uses: number | null;
	readonly usesPerShopper: number | null;
	readonly isListed: boolean;
}

/** How long a new coupon holds unless somebody says otherwise. */
const MONTH_MS = 30 * DAY_MS;

/** Minor units of the edition's currency that a major one has. */
const unitOf = (edition: Edition) => 10 ** CURRENCIES[EDITIONS[edition].currency].minorDigits;

/** What the form shows of a coupon. @param now milliseconds since 1970: a new one begins then, for a month */
export function couponValues(coupon: OperatedCoupon | undefined, edition: Edition, now: number): CouponValues {
	const major = (amount: number | null | undefined) =>
		amount === null || amount === undefined ? null : amount / unitOf(edition);
	const local = (at: string) => localTime(Date.parse(at), edition);
	return {
		code: coupon?.code ?? '',
		title: textValues(coupon?.title),
		shop: coupon?.shop ?? '',
		categories: coupon?.categories ?? [],
		benefit: coupon?.benefit ?? 'percent',
		percent: coupon?.percent ?? null,
		off: major(coupon?.off),
		minSpend: major(coupon?.minSpend) ?? 0,
		startsAt: coupon ? local(coupon.startsAt) : localTime(now, edition),
		endsAt: coupon ? local(coupon.endsAt) : localTime(now + MONTH_MS, edition),
		uses: coupon?.uses ?? null,
		usesPerShopper: coupon?.usesPerShopper ?? 1,
		isListed: coupon?.isListed ?? true,
	};
}

/**
 * A coupon as it is sent. A number that is missing becomes one that is out of range, so that the rules name its field.
 * @param stored what was stored before: a moment that was not changed keeps its seconds, which a form does not show
 */
export function writtenCoupon(values: CouponValues, edition: Edition, stored: OperatedCoupon | undefined): CouponInput {
	const { title, shop, categories, benefit, percent, off, minSpend, uses, usesPerShopper, isListed } = values;
	const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * unitOf(edition)));
	const moment = (name: 'startsAt' | 'endsAt') => {
		if (stored && localTime(Date.parse(stored[name]), edition) === values[name]) return stored[name];
		return new Date(readLocalTime(values[name], edition) ?? 0).toISOString();
	};
	return {
		title: writtenText(title),
		shop: shop.trim() || null,
		categories: [...categories],
		benefit,
		percent: benefit === 'percent' ? percent : null,
		off: benefit === 'free_delivery' ? null : minor(off),
		minSpend: minor(minSpend) ?? 0,
		startsAt: moment('startsAt'),
		endsAt: moment('endsAt'),
		uses,
		usesPerShopper: usesPerShopper ?? 0,
		isListed,
	};
}
