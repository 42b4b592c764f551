import type { Edition } from '@zaylat/domain/editions';
import { tierPrice } from '@zaylat/domain/wholesale';
import type { Product, Variant } from '../../products/contract.ts';
import type { Money } from '../../shared.ts';
import { OPTION_SETS, type OptionSeed } from './options.ts';
import type { ProductSeed } from './products.ts';

const CURRENCY = { mm: 'mmk', th: 'thb' } as const;
/** Prices end on round amounts: 500 kyat, 10 baht. */
const ROUND_TO = { mm: 500, th: 10 } as const;
const MINOR_UNITS = 100;

/** An amount of the edition's currency. */
export function moneyOf(whole: number, edition: Edition): Money {
	return { amount: whole * MINOR_UNITS, currency: CURRENCY[edition] };
}

function roundedMoney(minor: number, edition: Edition): Money {
	const step = ROUND_TO[edition] * MINOR_UNITS;
	return { amount: Math.max(step, Math.round(minor / step) * step), currency: CURRENCY[edition] };
}

/** The price from which some percent off lead to a price. */
export function beforeDiscount(price: Money, off: number, edition: Edition): Money {
	return roundedMoney((price.amount * 100) / (100 - off), edition);
}

/** Every combination of a product's options with its price and stock. */
export function variantsOf(
	seed: ProductSeed,
	{
		id,
		index,
		price,
		previousPrice,
	}: {
		readonly id: string;
		readonly index: number;
		readonly price: Money;
		readonly previousPrice: Money | null;
	},
): Variant[] {
	const choices = combinations(OPTION_SETS[seed.options]);
	return choices.map((values, place) => {
		const factor = 100 + values.reduce((sum, value) => sum + (value.surcharge ?? 0), 0);
		const priced = (money: Money) => ({ ...money, amount: Math.round((money.amount * factor) / 100) });
		return {
			id: `${id}-${place + 1}`,
			values: values.map(({ key }) => key),
			price: priced(price),
			previousPrice: previousPrice && priced(previousPrice),
			stock: stockOf(seed, index, place),
		};
	});
}

/** Of many variants the fourth and ninth are sold out, so that some choices cannot be made. */
function stockOf(seed: ProductSeed, index: number, place: number): number {
	if (seed.stock === 'none' || place === 3 || place === 8) return 0;
	if (seed.stock === 'low') return place === 0 ? 3 : 2;
	return 24 + ((index * 7 + place * 5) % 40);
}

function combinations(options: readonly OptionSeed[]): OptionSeed['values'][] {
	return options.reduce<OptionSeed['values'][]>(
		(rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])),
		[[]],
	);
}

/** Prices by quantity. */
export function tiersOf(seed: ProductSeed, price: Money): Product['priceTiers'] {
	return TIERS.slice(0, seed.hasTiers ? TIERS.length : 1).map(({ minQuantity, percentOff }) => ({
		minQuantity,
		percentOff,
		price: tierPrice(price, percentOff),
	}));
}

const TIERS = [
	{ minQuantity: 1, percentOff: 0 },
	{ minQuantity: 12, percentOff: 8 },
	{ minQuantity: 60, percentOff: 15 },
] as const;
