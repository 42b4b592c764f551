import { createHash } from 'node:crypto';
import type { Depicted, Depiction, Scene, View } from '@zaylat/api/pictures';
import { coverScene, coverViews } from './covers.ts';
import { deviceScene, deviceViews } from './devices.ts';
import { packingOf } from './pack-types.ts';
import { PACK_VIEWS, packScene } from './packs.ts';
import { photograph } from './photographs.ts';
import { isUnlikeType, setting } from './settings.ts';
import { subjectOf } from './subject.ts';

/** Increase when drawn designs change: browsers keep pictures for a year. */
export const DESIGNS = 3;

/** Views of a product that are its own; the further views of its type stay as they are rendered. */
export function ownViews(
	type: string,
	product: Depicted,
): { readonly views: readonly View[]; readonly keeps: boolean } {
	const subject = subjectOf(product);
	const views = packingOf(type, subject) ? PACK_VIEWS : (deviceViews(type) ?? coverViews(type));
	if (views) return { views, keeps: false };
	return isUnlikeType(type, subject) ? { views: ['whole', 'detail'], keeps: false } : { views: ['whole'], keeps: true };
}

/** What the pictures of a product follow from, in a few letters and digits. */
export function lookRevision({ edition, name, facts }: Depicted): string {
	const inOrder = (words: Depicted['name']) => [words.en, words.mm, words.thai, words.china];
	// The database keeps the keys of objects in an order of its own.
	const said = JSON.stringify([
		DESIGNS,
		edition,
		inOrder(name),
		facts.map((fact) => [fact.name.en, inOrder(fact.value)]),
	]);
	return Number.parseInt(createHash('sha256').update(said).digest('hex').slice(0, 10), 16).toString(36).slice(0, 5);
}

/** What a product's own picture is composed of. */
export function sceneOf(product: Depicted, { type, colour, view, photo }: Depiction): Scene | undefined {
	const subject = subjectOf(product);
	// Buyers photograph what they bought, not what shops add to it.
	const isBare = photo > 0;
	const scene =
		packScene(type, subject, product, view) ??
		deviceScene(type, subject, colour, isBare && type === 'television' ? 'detail' : view) ??
		coverScene(type, subject, view) ??
		setting(type, subject, colour, view, isBare);
	return photo === 0 ? scene : photograph(scene, subject, photo);
}
