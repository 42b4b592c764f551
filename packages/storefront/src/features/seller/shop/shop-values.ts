import type { OwnShop, ShopInput } from '@zaylat/api-client/contract';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { CURRENCIES } from '@zaylat/domain/money';

/** What the form of a shop has without its pictures: all of it can be kept on the device. */
export interface TypedShop {
	readonly name: Record<Language, string>;
	readonly about: Record<Language, string>;
	/** Day on which it is back; empty for a shop that is there. */
	readonly backOn: string;
	/** All services of the edition, in its order; amounts are major units. */
	readonly services: readonly ServiceRow[];
}

/** What the form of a shop has; of each picture, one file or none. */
export interface ShopValues extends TypedShop {
	readonly logo: readonly File[];
	readonly cover: readonly File[];
}

/** A delivery service in the form. */
export interface ServiceRow {
	readonly id: string;
	readonly isOffered: boolean;
	readonly fee: number | null;
	readonly freeFrom: number | null;
}

type Amounts = Readonly<Record<'fee' | 'freeFrom', number | null>>;

const KEYS = Object.values(LANGUAGES).map(({ key }) => key);
const NO_TEXT = { en: '', mm: '', thai: '', china: '' } as const satisfies Record<Language, string>;

/** Minor units of the currency of an edition that a major one has. */
const unitOf = (edition: OwnShop['edition']) => 10 ** CURRENCIES[edition === 'th' ? 'thb' : 'mmk'].minorDigits;

const times = ({ fee, freeFrom }: Amounts, factor: number) => ({
	fee: fee === null ? null : Math.round(fee * factor * 100) / 100,
	freeFrom: freeFrom === null ? null : Math.round(freeFrom * factor * 100) / 100,
});

/** What the form shows of a shop. */
export function typedShop({ edition, name, about, backOn, services, allServices }: OwnShop): TypedShop {
	return {
		name: { ...NO_TEXT, ...name },
		about: { ...NO_TEXT, ...about },
		backOn: backOn ?? '',
		services: allServices.map(({ id }) => {
			const offered = services.find((service) => service.id === id);
			const amounts = times(offered ?? { fee: null, freeFrom: null }, 1 / unitOf(edition));
			return { id, isOffered: offered !== undefined, ...amounts };
		}),
	};
}

/** A shop as it is sent. @param pictures keys of those that have arrived */
export function writtenShop(
	{ name, about, backOn, services }: TypedShop,
	edition: OwnShop['edition'],
	pictures: Pick<ShopInput, 'logo' | 'cover'>,
): ShopInput {
	const written = (texts: Record<Language, string>) =>
		Object.fromEntries(KEYS.flatMap((key) => (texts[key].trim() === '' ? [] : [[key, texts[key]]])));
	return {
		name: written(name),
		about: written(about),
		backOn: backOn || null,
		services: services
			.filter(({ isOffered }) => isOffered)
			.map(({ id, ...amounts }) => ({ id, ...times(amounts, unitOf(edition)) })),
		...pictures,
	};
}

/**
 * Place in the form of a field that the API names, such as `services.1.fee`: services that are not offered were not sent.
 * @param own the first language of the form
 */
export function placeOf(field: string, { services }: TypedShop, own: Language): string {
	if (field === 'name' || field === 'about') return `${field}.${own}`;
	const offered = services.flatMap(({ isOffered }, i) => (isOffered ? [i] : []));
	return field.replace(/^services\.(\d+)/, (_, sent: string) => `services.${offered[Number(sent)] ?? 0}`);
}
