import { percentOff } from '../flash-sale/index.ts';
import { type Money, moneyOf } from '../money/arithmetic.ts';
import { CURRENCIES } from '../money/currencies.ts';

/** A plan's duration as people say it. */
export interface PlanSpan {
	readonly unit: 'day' | 'month' | 'year';
	/** A whole number from 1 on. */
	readonly count: number;
}

const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;

/**
 * Says a plan duration (Specification §3) in the largest unit that fits it exactly; a month has 30 days, a year 365.
 * @param days whole days from 1 on
 */
export function planSpan(days: number): PlanSpan {
	if (days % DAYS_PER_YEAR === 0) return { unit: 'year', count: days / DAYS_PER_YEAR };
	if (days % DAYS_PER_MONTH === 0) return { unit: 'month', count: days / DAYS_PER_MONTH };
	return { unit: 'day', count: days };
}

/**
 * Gives what a month of a plan costs, so that plans of different duration can be compared.
 * @param price price of the whole plan
 * @param days plan duration
 * @returns the price rounded half up to a whole kyat or baht; undefined for plans below a month
 */
export function monthlyPrice(price: Money, days: number): Money | undefined {
	const { unit, count } = planSpan(days);
	if (days < DAYS_PER_MONTH) return undefined;
	// A year is 12 months, not 365 / 30; other durations count by days, exactly.
	const [times, per] = unit === 'year' ? [1, count * MONTHS_PER_YEAR] : [DAYS_PER_MONTH, days];
	const whole = 10n ** BigInt(CURRENCIES[price.currency].minorDigits);
	const divisor = BigInt(per) * whole;
	const units = (BigInt(price.amount) * BigInt(times) * 2n + divisor) / (2n * divisor);
	return moneyOf(units * whole, price.currency);
}

/** A plan of days with its price. */
export interface PricedPlan {
	readonly price: Money;
	readonly days: number;
}

/**
 * Tells how much less a month of a plan costs than a month of the shortest one.
 * @param plan the plan
 * @param plans all plans of the product that last for days
 * @returns whole percent from 1 on, or null when it saves nothing
 */
export function planSaving(plan: PricedPlan, plans: readonly PricedPlan[]): number | null {
	const [shortest] = plans.toSorted((one, other) => one.days - other.days);
	const month = monthlyPrice(plan.price, plan.days);
	const dearest = shortest && monthlyPrice(shortest.price, shortest.days);
	return month && dearest ? percentOff(month, dearest) : null;
}
