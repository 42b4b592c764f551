import type { CurrencyKey } from '../money/currency-key.ts';
import type { WorthAmounts } from '../orders/worth.ts';
import { commissionOf, type RatedGoods } from './commission.ts';

/**
 * Accounts of the ledger. `shopper`: what is owed to shoppers (credit) or by them. `gateway`: money at payment gateways.
 * `cash`: money that couriers took. `fees`: what gateways keep. `shop <id>`: what is owed to a shop. `commission <id>`: what
 * the marketplace keeps of the sales of a shop. `points` and `coupons`: what points and the marketplace's coupons paid.
 * `delivery` and `tax`: what is owed to carriers and to the tax office. `payouts`: what is on its way to shops. `bank`: what
 * the operator paid from its own bank account.
 */
export type LedgerAccount =
	| 'shopper'
	| 'gateway'
	| 'cash'
	| 'fees'
	| 'points'
	| 'coupons'
	| 'delivery'
	| 'tax'
	| 'payouts'
	| 'bank'
	| `shop ${number}`
	| `commission ${number}`;

/** Balances in minor units of one currency: debit above zero, credit below. Accounts without a balance are left out. */
export type LedgerBalances = ReadonlyMap<LedgerAccount, number>;

/** An order as the ledger sees it; amounts in minor units of its currency. */
export interface LedgerOrder {
	/** Whether its money has come, or it needed none. Before that nothing is sold. */
	readonly isPaid: boolean;
	readonly isTaxIncluded: boolean;
	readonly currency: CurrencyKey;
	/** What is left of each parcel (`orderWorth`), and its goods by their rates of commission (`goodsByRate`). */
	readonly parcels: readonly (WorthAmounts & { readonly shopId: number; readonly rated: readonly RatedGoods[] })[];
	/** Shop whose coupon was used; null for none and for one of the marketplace. */
	readonly couponShopId: number | null;
	/** What gateways took for it, in payments that count and in others. */
	readonly taken: number;
	/** What gateways gave back. */
	readonly returned: number;
	/** What the operator gave back by bank transfer, because a gateway could not. */
	readonly transferred: number;
	/** What gateways keep. */
	readonly fees: number;
	/** What couriers took, less what was given back outside of gateways. */
	readonly cash: number;
}

/** A parcel with what the marketplace keeps of it. */
type SoldParcel = LedgerOrder['parcels'][number] & { readonly kept: number };

/** What the marketplace keeps of a parcel: a share of the goods without tax and without the shop's own coupon. */
function keptOf({ shopId, goods, discount, tax, rated }: LedgerOrder['parcels'][number], order: LedgerOrder): number {
	const coupon = order.couponShopId === shopId ? discount : 0;
	return commissionOf(goods - coupon - (order.isTaxIncluded ? tax : 0), rated, order.currency);
}

/** Amounts that a parcel adds to accounts when it is sold. They add up to nothing, because its total is what its parts say. */
const SALE: readonly {
	readonly account: (parcel: SoldParcel, order: LedgerOrder) => LedgerAccount;
	readonly amount: (parcel: SoldParcel, order: LedgerOrder) => number;
}[] = [
	{ account: () => 'shopper', amount: ({ total }) => total },
	{ account: () => 'points', amount: ({ pointsPaid }) => pointsPaid },
	{
		// A coupon of a shop takes from what the shop gets.
		account: ({ shopId }, { couponShopId }) => (couponShopId === shopId ? `shop ${shopId}` : 'coupons'),
		amount: ({ discount }) => discount,
	},
	{
		account: ({ shopId }) => `shop ${shopId}`,
		amount: ({ goods, tax }, { isTaxIncluded }) => (isTaxIncluded ? tax : 0) - goods,
	},
	{ account: ({ shopId }) => `shop ${shopId}`, amount: ({ kept }) => kept },
	{ account: ({ shopId }) => `commission ${shopId}`, amount: ({ kept }) => -kept },
	{ account: () => 'delivery', amount: ({ delivery }) => -delivery },
	{ account: () => 'tax', amount: ({ tax }) => -tax },
];

/** Computes what each account holds because of an order. The balances add up to nothing. */
export function orderBalances(order: LedgerOrder): LedgerBalances {
	const { isPaid, parcels, taken, returned, transferred, fees, cash } = order;
	const postings: (readonly [LedgerAccount, number])[] = [
		['gateway', taken - returned - fees],
		['fees', fees],
		['cash', cash],
		['bank', -transferred],
		['shopper', returned + transferred - taken - cash],
		...(isPaid ? parcels : []).flatMap((of) => {
			const parcel = { ...of, kept: keptOf(of, order) };
			return SALE.map(({ account, amount }) => [account(parcel, order), amount(parcel, order)] as const);
		}),
	];
	return sumPostings(postings);
}

/** Computes what is to be posted so that accounts come from one balance to another; a correction is a further entry. */
export function postingsBetween(before: LedgerBalances, after: LedgerBalances): LedgerBalances {
	return sumPostings([...after, ...[...before].map(([account, amount]) => [account, -amount] as const)]);
}

function sumPostings(postings: readonly (readonly [LedgerAccount, number])[]): LedgerBalances {
	const sums = new Map<LedgerAccount, number>();
	for (const [account, amount] of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
	return new Map([...sums].filter(([, amount]) => amount !== 0));
}
