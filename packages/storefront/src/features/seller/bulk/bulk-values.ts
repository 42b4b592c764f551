import type { SellerOffer } from '@zaylat/api-client/contract';
import { type BulkChange, type BulkResult, type BulkWay, changedOffer } from '@zaylat/domain/goods';
import { CURRENCIES, type CurrencyKey } from '@zaylat/domain/money';
import { cleanSigns } from '@zaylat/domain/typed-text';
import type { NumberValue } from '@zaylat/ui/number-field';

/** What is typed of a change of many offers. */
export interface BulkValues {
	readonly way: BulkWay;
	/** Whole and broken units, percent or pieces. */
	readonly value: NumberValue;
}

/** An offer and what a change makes of it. */
export interface BulkRow {
	readonly item: SellerOffer;
	/** Undefined while no change is typed. */
	readonly result: BulkResult | undefined;
}

/** Minor units that prices are rounded to when they change by percent: a whole unit. */
const STEP = 100;

/** The change that is typed; undefined while it is none. */
export function changeOf({ way, value }: BulkValues, currency: CurrencyKey): BulkChange | undefined {
	if (value === null || Number.isNaN(value)) return undefined;
	if (way === 'price_set') return { way, value: Math.round(value * 10 ** CURRENCIES[currency].minorDigits) };
	if (way === 'price_percent') return { way, value };
	return Number.isInteger(value) ? { way, value } : undefined;
}

/** What a change makes of some offers. */
export function previewOf(items: readonly SellerOffer[], change: BulkChange | undefined): readonly BulkRow[] {
	return items.map((item) => {
		const { version, stock, price, previousPrice } = item.offer;
		const offer = { version, stock, price: price.amount, previousPrice: previousPrice?.amount ?? null };
		return { item, result: change && changedOffer(offer, change, STEP) };
	});
}

/** Reads a number in any digits, with a sign before it. */
export function readSigned(text: string): number | undefined {
	const plain = cleanSigns(text).replace(/[,\s]/g, '').replace(/^[−–]/, '-');
	return /^[+-]?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
