import type { Edition } from '@zaylat/domain/editions';
import { cleanSigns } from '@zaylat/domain/typed-text';
import { placeCountryOf, placeOf } from './place-value.ts';

/** Canonical path of the page. */
export const CALCULATOR_PATH = '/DeliveryCalculator';

/** A field of the calculator. */
export type ParcelField = 'from' | 'to' | 'kg';

/** A parcel as the API is asked about it. */
export interface Parcel {
	readonly from: string;
	readonly to: string | { readonly country: string };
	readonly grams: number;
}

/** What an address of the calculator says. */
export interface ParcelSearch {
	/** The fields as they were filled in. */
	readonly fields: Readonly<Record<ParcelField, string>>;
	/** Fields that are not filled in well; none before something was asked for. */
	readonly wrong: readonly ParcelField[];
	/** Undefined until all fields are good. */
	readonly parcel: Parcel | undefined;
}

/** Kilograms with up to three decimals. */
const KILOGRAMS = /^(\d{1,4})(?:[.,](\d{1,3}))?$/;
const MOST_GRAMS = 1_000_000;

/**
 * Grams of a weight that was typed in kilograms, in any digits and with a point or a comma.
 * @returns undefined unless it is from 0.001 to 1,000 kg
 */
export function gramsOf(kilograms: string): number | undefined {
	const [, whole, part = ''] = KILOGRAMS.exec(cleanSigns(kilograms)) ?? [];
	if (whole === undefined) return undefined;
	const grams = Number(whole) * 1000 + Number(part.padEnd(3, '0'));
	return grams > 0 && grams <= MOST_GRAMS ? grams : undefined;
}

/** Reads a parcel from the calculator's address: `?from=mm-yangon&to=jp&kg=1.5`. */
export function readParcel(query: URLSearchParams, edition: Edition): ParcelSearch {
	const fields = { from: query.get('from') ?? '', to: query.get('to') ?? '', kg: query.get('kg') ?? '' };
	const from = placeOf(fields.from);
	const to = placeOf(fields.to);
	const grams = gramsOf(fields.kg);
	const start = from?.kind === 'region' ? from.id : undefined;
	// A country whose regions are kept is too large a place to know the cost.
	const goal = to?.kind === 'region' ? to.id : to && placeCountryOf(to.country) === undefined ? to : undefined;
	if (start !== undefined && goal !== undefined && grams !== undefined) {
		const place = typeof goal === 'string' ? goal : { country: goal.country };
		return { fields, wrong: [], parcel: { from: start, to: place, grams } };
	}
	const isAsked = Object.values(fields).some((value) => value !== '');
	const good: Readonly<Record<ParcelField, boolean>> = {
		from: start !== undefined,
		to: goal !== undefined,
		kg: grams !== undefined,
	};
	const wrong = (['from', 'to', 'kg'] as const).filter((field) => !good[field]);
	return {
		fields: isAsked ? fields : { ...fields, from: CAPITALS[edition], kg: '1' },
		wrong: isAsked ? wrong : [],
		parcel: undefined,
	};
}

/** Where most parcels of an edition leave from. */
const CAPITALS: Readonly<Record<Edition, string>> = { mm: 'mm-yangon', th: 'th-bangkok' };
