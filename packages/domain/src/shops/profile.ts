import type { Edition } from '../editions/index.ts';
import type { WrittenText } from '../goods/texts.ts';
import { daysToBeBack } from './away.ts';

/** Most and fewest of what a shop tells about itself and asks for delivery. Lengths are characters, amounts minor units. */
export const SHOP_LIMITS = {
	name: { min: 2, max: 60 },
	about: { min: 0, max: 2_000 },
	fee: { min: 0, max: 100_000_000 },
	freeFrom: { min: 1, max: 100_000_000_000 },
} as const;

/** Name of a limit of a shop. */
export type ShopLimit = keyof typeof SHOP_LIMITS;

/** What a seller writes of a shop. */
export interface ShopDraft {
	/** By language; one is enough. */
	readonly name: WrittenText;
	readonly about: WrittenText;
	/** Day on which it is back; null for a shop that is there. */
	readonly backOn: string | null;
	/** The delivery services that it offers. */
	readonly services: readonly {
		/** What the shop asks for a parcel within its country; null for what the service asks. */
		readonly fee: number | null;
		/** Goods total from which it pays the delivery; null when it never does. */
		readonly freeFrom: number | null;
	}[];
}

/** What is wrong with a field, such as `services.0.fee`. */
export interface ShopProblem {
	readonly field: string;
	readonly problem: 'missing' | 'out_of_range';
}

/** What is wrong with what a seller writes of a shop; nothing when it can be stored. @param now milliseconds since 1970 */
export function shopProblems(
	draft: ShopDraft,
	{
		now,
		edition,
		isDigital = false,
	}: { readonly now: number; readonly edition: Edition; readonly isDigital?: boolean },
): ShopProblem[] {
	const { name, about, backOn, services } = draft;
	const out = (field: string): ShopProblem => ({ field, problem: 'out_of_range' });
	const texts = (field: 'name' | 'about', written: WrittenText) =>
		Object.entries(written).flatMap(([language, text]) => {
			const length = (text ?? '').trim().length;
			return length === 0 || isIn(field, length) ? [] : [out(`${field}.${language}`)];
		});
	const isNamed = Object.values(name).some((text) => (text ?? '').trim() !== '');
	return [
		...(isNamed ? [] : [{ field: 'name', problem: 'missing' } as const]),
		...texts('name', name),
		...texts('about', about),
		...(backOn === null || daysToBeBack(now, edition).includes(backOn) ? [] : [out('backOn')]),
		...(services.length === 0 && !isDigital ? [{ field: 'services', problem: 'missing' } as const] : []),
		...services.flatMap(({ fee, freeFrom }, i) => [
			...(fee === null || isIn('fee', fee) ? [] : [out(`services.${i}.fee`)]),
			...(freeFrom === null || isIn('freeFrom', freeFrom) ? [] : [out(`services.${i}.freeFrom`)]),
		]),
	];
}

const isIn = (limit: ShopLimit, value: number) =>
	Number.isInteger(value) && value >= SHOP_LIMITS[limit].min && value <= SHOP_LIMITS[limit].max;
