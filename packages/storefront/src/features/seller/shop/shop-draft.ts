import type { OwnShop } from '@zaylat/api-client/contract';
import { forgetDraft, keepDraft, readDraft } from '../../../core/forms/device-draft.ts';
import type { ExistingPicture } from '../../../core/pictures/use-picture-uploads.ts';
import { isRecord } from '../../../core/writes/stored-value.ts';
import { type TypedShop, typedShop } from './shop-values.ts';

/** What a seller has typed of a shop and not saved, as the device keeps it. */
export interface ShopDraft {
	readonly typed: TypedShop;
	/** Pictures that have arrived at the server; one or none of each. */
	readonly logo: readonly ExistingPicture[];
	readonly cover: readonly ExistingPicture[];
}

/** What a form of a shop begins with. */
export interface ShopStart extends ShopDraft {
	/** Whether it is what the device has kept. */
	readonly isRestored: boolean;
}

/** Increase when the form has other fields. */
const VERSION = 1;

/** Name in the device's storage, per account and shop. */
const keyOf = (userId: string, slug: string) => `shop-draft-${userId}-${slug}`;

/** Keeps what was typed of a shop on the device. */
export function keepShopDraft(userId: string, slug: string, draft: ShopDraft): void {
	keepDraft(keyOf(userId, slug), VERSION, draft);
}

/** Forgets it, once it was saved or given up. */
export function forgetShopDraft(userId: string, slug: string): void {
	forgetDraft(keyOf(userId, slug));
}

/** What a form of a shop begins with: what the device has kept, else what is stored. */
export function shopStart(userId: string, shop: OwnShop): ShopStart {
	const stored = typedShop(shop);
	const kept = readDraft(keyOf(userId, shop.slug), VERSION, isDraft);
	if (kept === undefined) {
		const shown = (key: string | null) => shop.pictures.filter((each) => each.key === key);
		return { typed: stored, logo: shown(shop.logo), cover: shown(shop.cover), isRestored: false };
	}
	// The services are those that the edition has now, and a day may be over meanwhile.
	const services = stored.services.map((row) => kept.typed.services.find(({ id }) => id === row.id) ?? row);
	const backOn = shop.backDays.includes(kept.typed.backOn) ? kept.typed.backOn : '';
	return { ...kept, typed: { ...kept.typed, services, backOn }, isRestored: true };
}

const isText = (value: unknown) =>
	isRecord(value) && ['en', 'mm', 'thai', 'china'].every((key) => typeof value[key] === 'string');
const isPictures = (value: unknown) =>
	Array.isArray(value) &&
	value.every((each) => isRecord(each) && typeof each.key === 'string' && isRecord(each.picture));

function isDraft(stored: unknown): stored is ShopDraft {
	if (!isRecord(stored) || !isRecord(stored.typed) || !isPictures(stored.logo) || !isPictures(stored.cover))
		return false;
	const { name, about, backOn, services } = stored.typed;
	return (
		isText(name) &&
		isText(about) &&
		typeof backOn === 'string' &&
		Array.isArray(services) &&
		services.every((row) => isRecord(row) && typeof row.id === 'string' && typeof row.isOffered === 'boolean')
	);
}
