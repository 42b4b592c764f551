import type { Edition } from '../editions/editions.ts';
import { DAY_MS } from '../time/time.ts';

/** When and from which amount on shops are paid. */
export interface PayoutTerms {
	/** Days between the end of a sale and its payout, in which the shopper's bank can still take the money back. */
	readonly holdingDays: number;
	/** Least payout in minor units; less is carried to the next statement. */
	readonly minimum: number;
}

/** Terms of each edition: 20,000 kyat and 500 baht. */
export const PAYOUT_TERMS: Readonly<Record<Edition, PayoutTerms>> = {
	mm: { holdingDays: 7, minimum: 2_000_000 },
	th: { holdingDays: 7, minimum: 50_000 },
};

/** A parcel as far as its payout depends on it; the moment is in milliseconds since 1970. */
export interface HeldParcel {
	readonly isCancelled: boolean;
	/** When it was complete: nothing of it can be returned any more. */
	readonly completedAt: number | null;
}

/**
 * Tells when what a shop earned with an order can be paid out: after the holding period of its last parcel.
 * @returns milliseconds since 1970; null while a parcel goes on
 */
export function releasedAt(parcels: readonly HeldParcel[], { holdingDays }: PayoutTerms): number | null {
	const moments = parcels
		.filter(({ isCancelled }) => !isCancelled)
		.map(({ completedAt }) => (completedAt === null ? Number.POSITIVE_INFINITY : completedAt + holdingDays * DAY_MS));
	const last = Math.max(0, ...moments);
	return Number.isFinite(last) ? last : null;
}

/** What a shop earned with an order, in minor units. */
export interface ShopEarnings {
	/** Goods without the shop's own coupon and without tax. */
	readonly sales: number;
	/** What the marketplace keeps of it. */
	readonly commission: number;
}

/** What a shop earned with an order until now, and what earlier statements have of it. */
export interface ShopSale extends ShopEarnings {
	/** Names the order, such as its code. */
	readonly key: string;
	/** Undefined where no statement has it. */
	readonly stated: ShopEarnings | undefined;
	/** As `releasedAt`. */
	readonly releasedAt: number | null;
}

/** A line of a statement; the amounts of a correction can be below zero. */
export interface StatementLine extends ShopEarnings {
	readonly key: string;
	/** `correction`: an order that an earlier statement has came to something else, such as by a return. */
	readonly kind: 'sale' | 'correction';
	/** `sales` less `commission`. */
	readonly amount: number;
}

/** What a shop is paid; minor units. */
export interface Statement {
	readonly lines: readonly StatementLine[];
	/** What the statement before carried on; below zero where the shop owes. */
	readonly carried: number;
	/** `carried` and all lines. */
	readonly total: number;
	/** What is paid out. */
	readonly payout: number;
	/** What the next statement begins with: `total` less `payout`. */
	readonly carriedOn: number;
}

/**
 * Closes a statement: sales whose holding period is over, and corrections of earlier statements at once. What is below the
 * least payout is carried on, and so is what a shop owes after a return: the next sales pay it.
 * @param now milliseconds since 1970
 * @returns undefined where there is nothing to state
 */
export function closeStatement(
	carried: number,
	sales: readonly ShopSale[],
	{ minimum }: PayoutTerms,
	now: number,
): Statement | undefined {
	const lines = sales.flatMap((sale): StatementLine[] => {
		const { stated } = sale;
		const isDue = stated !== undefined || (sale.releasedAt !== null && sale.releasedAt <= now);
		const earned = sale.sales - (stated?.sales ?? 0);
		const commission = sale.commission - (stated?.commission ?? 0);
		if (!isDue || (earned === 0 && commission === 0)) return [];
		const kind = stated === undefined ? 'sale' : 'correction';
		return [{ key: sale.key, kind, sales: earned, commission, amount: earned - commission }];
	});
	const total = lines.reduce((sum, { amount }) => sum + amount, carried);
	const payout = total >= minimum && total > 0 ? total : 0;
	if (lines.length === 0 && payout === 0) return undefined;
	return { lines, carried, total, payout, carriedOn: total - payout };
}
