import { type Money, multiplyMoney, sumMoney } from '../money/arithmetic.ts';
import type { CurrencyKey } from '../money/currency-key.ts';
import { type CartLine, countPieces, lineStock } from './lines.ts';

/** What a cart comes to, without the lines that are sold out. */
export interface CartTotals {
	/** To pay: unit prices times quantities. */
	readonly subtotal: Money;
	/** The same pieces at their prices before discounts. */
	readonly previous: Money;
	/** `previous` minus `subtotal`; never negative. */
	readonly savings: Money;
	/** The same line by line, for sums in another currency: those are of rounded lines. */
	readonly lines: readonly { readonly total: Money; readonly previous: Money }[];
	/** Pieces that are paid for. */
	readonly pieceCount: number;
	/** Ids of lines that are left out because nothing of them can be bought. */
	readonly soldOutIds: readonly string[];
	/** Ids of lines that want more than can be bought; they count as wanted until the shopper lowers them. */
	readonly insufficientIds: readonly string[];
}

/** The lines of a cart that one shop sells, and what they come to. */
export interface ShopGroup<L extends CartLine = CartLine> {
	readonly shop: L['shop'];
	readonly lines: readonly L[];
	readonly totals: CartTotals;
}

/**
 * Adds up a cart in integer minor units; sold-out lines are left out and named.
 * @param lines lines of a cart, all in one currency
 * @param currency currency of an empty cart, the edition's; else that of the first line
 * @returns the totals
 * @throws RangeError when lines are in different currencies
 */
export function cartTotals(lines: readonly CartLine[], currency: CurrencyKey = 'mmk'): CartTotals {
	const unit = lines[0]?.unitPrice.currency ?? currency;
	const payable = lines.filter((line) => lineStock(line) !== 'sold_out');
	const amounts = payable.map((line) => ({
		total: multiplyMoney(line.unitPrice, line.quantity),
		previous: multiplyMoney(previousPrice(line), line.quantity),
	}));
	const subtotal = sumMoney(
		amounts.map(({ total }) => total),
		unit,
	);
	const previous = sumMoney(
		amounts.map((line) => line.previous),
		unit,
	);
	return {
		subtotal,
		previous,
		savings: { amount: previous.amount - subtotal.amount, currency: unit },
		lines: amounts,
		pieceCount: countPieces(payable),
		soldOutIds: idsWith(lines, 'sold_out'),
		insufficientIds: idsWith(lines, 'insufficient'),
	};
}

/**
 * Groups a cart by shop, since each shop sends its own parcel (Decision 9).
 * @param lines lines of a cart, all in one currency
 * @returns one group per shop in the order of first appearance
 * @throws RangeError when lines are in different currencies
 */
export function groupByShop<L extends CartLine>(lines: readonly L[]): ShopGroup<L>[] {
	const groups = Map.groupBy(lines, ({ shop }) => shop.slug);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first === undefined ? [] : [{ shop: first.shop, lines: group, totals: cartTotals(group) }];
	});
}

/** A previous price that is not higher is no discount: it would make the savings negative. */
function previousPrice({ unitPrice, previousUnitPrice }: CartLine): Money {
	return previousUnitPrice !== null && previousUnitPrice.amount > unitPrice.amount ? previousUnitPrice : unitPrice;
}

const idsWith = (lines: readonly CartLine[], stock: ReturnType<typeof lineStock>): string[] =>
	lines.filter((line) => lineStock(line) === stock).map(({ id }) => id);
