import type { WrittenProduct } from '@zaylat/api-client/contract';
import { forgetDraft, keepDraft, readDraft } from '../../../core/forms/device-draft.ts';
import type { ExistingPicture } from '../../../core/pictures/use-picture-uploads.ts';
import { isRecord } from '../../../core/writes/stored-value.ts';
import { newGoods, type TypedGoods } from './goods-values.ts';

/** What a seller has typed and not saved, as the device keeps it. */
export interface GoodsDraft {
	readonly typed: TypedGoods;
	/** Pictures that have arrived at the server. */
	readonly pictures: readonly ExistingPicture[];
	/** Revision that was being changed; null for a new product. */
	readonly revision: string | null;
	/** The product of that revision; null for a new one. */
	readonly base: WrittenProduct | null;
	/** The product that a new one is a copy of; null or missing for others. */
	readonly copied?: WrittenProduct | null;
	/** Idempotency key of a new product, so that sending it again after a reload makes no second one. */
	readonly sendKey: string;
}

/** Increase when the form has other fields: what an older version of the shop kept is not read then. */
const VERSION = 2;

/** @param name `new`, `copy-` and an id, or an id */
const keyOf = (userId: string, name: string) => `product-draft-${userId}-${name}`;

/** Keeps what was typed on the device, per account and product: a reload and a lost connection lose nothing. */
export function keepGoodsDraft(userId: string, name: string, draft: GoodsDraft): void {
	keepDraft(keyOf(userId, name), VERSION, draft);
}

/** What was typed before; undefined when nothing was, or by another version of the shop. */
export function readGoodsDraft(userId: string, name: string): GoodsDraft | undefined {
	return readDraft(keyOf(userId, name), VERSION, isDraft);
}

/** Forgets it, once it was saved or given up. */
export function forgetGoodsDraft(userId: string, name: string): void {
	forgetDraft(keyOf(userId, name));
}

function isDraft(value: unknown): value is GoodsDraft {
	if (!isRecord(value) || !isRecord(value.typed) || !Array.isArray(value.pictures)) return false;
	const { typed } = value;
	return (
		typeof value.sendKey === 'string' &&
		Object.entries(newGoods('')).every(([field, empty]) => {
			const kept = typed[field];
			if (Array.isArray(empty)) return Array.isArray(kept);
			return typeof empty === 'string' ? typeof kept === 'string' : kept !== undefined;
		})
	);
}
