import { splitWhole } from '../money/split.ts';
import type { OrderCredit, WorthAmounts } from './worth.ts';

/** A refund of a payment; the moment is in milliseconds since 1970. */
export interface PaymentRefund {
	readonly reason: string;
	readonly at: number;
	/** Minor units. */
	readonly amount: number;
}

/** A credit with the refunds that give it back. */
interface Share<Refund> {
	readonly credit: WorthAmounts;
	readonly refunds: Refund[];
}

/**
 * Finds what each refund of an order's payments gives back. Each has a credit of its own: the one of its kind, moment and
 * amount, else another one of its kind and moment that it can be a part of. Where several refunds give back one credit,
 * because several payments paid the order or parcels were cancelled at one moment, each has its part of it.
 * @param refunds all refunds of the order
 * @returns what they give back; none for a payment that was refunded for itself, such as one that came late
 */
export function creditsOfRefunds<Refund extends PaymentRefund>(
	credits: readonly (WorthAmounts & Pick<OrderCredit, 'kind' | 'at'>)[],
	refunds: readonly Refund[],
): ReadonlyMap<Refund, WorthAmounts> {
	const groups = Map.groupBy(refunds, ({ reason, at }) => `${reason} ${at}`);
	return new Map(
		[...groups].flatMap(([name, own]) => {
			const shares = credits
				.filter(({ kind, at }) => `${kind} ${at}` === name)
				.map((credit): Share<Refund> => ({ credit, refunds: [] }));
			// Exact amounts first, so that no other refund takes their credit.
			const others = own.filter((refund) => {
				const share = shares.find((each) => each.refunds.length === 0 && each.credit.total === refund.amount);
				share?.refunds.push(refund);
				return share === undefined;
			});
			// The largest first: what it fits is what fits least often.
			others.sort((one, other) => other.amount - one.amount);
			for (const refund of others) shareFor(shares, refund.amount)?.refunds.push(refund);
			return shares.flatMap(partsOf);
		}),
	);
}

/** An unused credit that the amount can be a part of, else the credit of which most is left. */
const shareFor = <Refund extends PaymentRefund>(shares: readonly Share<Refund>[], amount: number) =>
	shares.find(({ credit, refunds }) => refunds.length === 0 && credit.total >= amount) ??
	shares.toSorted((one, other) => leftOf(other) - leftOf(one))[0];

const leftOf = ({ credit, refunds }: Share<PaymentRefund>): number =>
	refunds.reduce((left, { amount }) => left - amount, credit.total);

/** The credit split over its refunds, part by part; the parts add up to it. */
function partsOf<Refund extends PaymentRefund>({ credit, refunds }: Share<Refund>): [Refund, WorthAmounts][] {
	const weights = refunds.map(({ amount }) => BigInt(amount));
	return refunds.map((refund, place) => {
		const part = (amount: number) => Number(splitWhole(BigInt(amount), weights)[place] ?? 0n);
		const { goods, discount, delivery, tax, pointsPaid, total, points } = credit;
		return [
			refund,
			{
				goods: part(goods),
				discount: part(discount),
				delivery: part(delivery),
				tax: part(tax),
				pointsPaid: part(pointsPaid),
				total: part(total),
				points: part(points),
			},
		];
	});
}
