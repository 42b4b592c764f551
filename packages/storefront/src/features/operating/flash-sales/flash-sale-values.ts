import type {
	FlashSaleGoodsView,
	FlashSaleInput,
	OperatedFlashSale,
	ProductSummary,
} from '@zaylat/api-client/contract';
import { localTime, readLocalTime } from '@zaylat/domain/content';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { type FlashSaleDraft, percentOff } from '@zaylat/domain/flash-sale';
import { CURRENCIES } from '@zaylat/domain/money';
import { HOUR_MS } from '@zaylat/domain/time';

/** A product of a flash sale in the form; the price is in major units. */
export interface EntryValues {
	readonly goods: FlashSaleGoodsView;
	readonly price: number | null;
	readonly pieces: number | null;
}

/** What the form of a flash sale has. */
export interface FlashSaleValues {
	readonly name: string;
	/** By the clock of the edition, such as `2026-12-06T09:30`. */
	readonly startsAt: string;
	readonly endsAt: string;
	readonly entries: EntryValues[];
}

/** How long a new flash sale runs unless somebody says otherwise. */
const USUAL_MS = 6 * HOUR_MS;

/** Minor units of the edition's currency that a major one has. */
const unitOf = (edition: Edition) => 10 ** CURRENCIES[EDITIONS[edition].currency].minorDigits;

/** What a form begins with. */
export interface FlashSaleBeginning {
	/** The flash sale that is changed or copied; undefined for a new one. */
	readonly sale: OperatedFlashSale | undefined;
	/** Whether a new one begins with what it has, now, and as long as it. */
	readonly isCopy: boolean;
}

/** What the form shows of a flash sale. @param now milliseconds since 1970: a new one begins then */
export function flashSaleValues({ sale, isCopy }: FlashSaleBeginning, edition: Edition, now: number): FlashSaleValues {
	const lasts = sale ? Date.parse(sale.endsAt) - Date.parse(sale.startsAt) : USUAL_MS;
	const starts = sale && !isCopy ? Date.parse(sale.startsAt) : now;
	return {
		name: sale?.name ?? '',
		startsAt: localTime(starts, edition),
		endsAt: localTime(starts + lasts, edition),
		entries: (sale?.entries ?? []).map(({ price, pieces, sold: _, ...goods }) => ({
			...{ goods, pieces },
			price: price === null ? null : price / unitOf(edition),
		})),
	};
}

/**
 * A flash sale as it is sent.
 * @param stored what was stored before: a moment that was not changed keeps its seconds, which a form does not show
 */
export function writtenFlashSale(
	values: FlashSaleValues,
	edition: Edition,
	stored: OperatedFlashSale | undefined,
): FlashSaleInput {
	const moment = (name: 'startsAt' | 'endsAt') => {
		if (stored && localTime(Date.parse(stored[name]), edition) === values[name]) return stored[name];
		return new Date(readLocalTime(values[name], edition) ?? 0).toISOString();
	};
	return {
		name: values.name.trim(),
		...{ startsAt: moment('startsAt'), endsAt: moment('endsAt') },
		entries: values.entries.map(({ goods, price, pieces }) => ({
			product: goods.product,
			price: price === null ? null : Math.round(price * unitOf(edition)),
			pieces,
		})),
	};
}

/** A flash sale as the rules read it. */
export const saleDraftOf = ({ startsAt, endsAt, ...sale }: FlashSaleInput): FlashSaleDraft => ({
	...sale,
	...{ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) },
});

/** The card of a product as shoppers see it during the sale; undefined for a product that is not on sale. */
export function cardInSale({ goods, price }: EntryValues, edition: Edition): ProductSummary | undefined {
	const { summary, normalPrice } = goods;
	if (summary === null || price === null) return summary ?? undefined;
	const { currency } = EDITIONS[edition];
	const [sale, normal] = [
		{ amount: Math.round(price * unitOf(edition)), currency },
		{ amount: normalPrice, currency },
	];
	return { ...summary, price: sale, previousPrice: normal, discountPercent: percentOff(sale, normal) };
}
