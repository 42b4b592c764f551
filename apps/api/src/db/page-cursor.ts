import { z } from 'zod';
import { Failure } from '../http/failure.ts';
import { uuid } from './uuid.ts';

/** Where a page of a list ended: the sort keys of its last row, the id last. */
const place = z.strictObject({
	/** The list with its order, so that a cursor is good for nothing else. */
	list: z.string(),
	keys: z.array(z.union([z.number().int(), z.string().max(80)])).max(3),
});

/** Keys that a row is placed by. */
export type Keys = z.infer<typeof place>['keys'];

/** What a key of a cursor must look like. */
export type KeyForm = 'number' | 'moment' | 'uuid' | 'id';

const FORMS: Readonly<Record<KeyForm, z.ZodType>> = {
	number: z.number().int(),
	moment: z.iso.datetime({ precision: 3 }),
	uuid,
	id: z.string().regex(/^[\w-]{1,50}$/),
};

/** An opaque cursor for the page after a row. */
export const writePageCursor = (list: string, keys: Keys): string =>
	Buffer.from(JSON.stringify({ list, keys })).toString('base64url');

/**
 * Reads a cursor of a list.
 * @param forms What its keys must be, in their order.
 * @throws Failure `bad_request` when it is not one of this list and order.
 */
export function readPageCursor(cursor: string | undefined, list: string, forms: readonly KeyForm[]): Keys | undefined {
	if (cursor === undefined) return undefined;
	try {
		const at = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
		const isWhole = at.keys.length === forms.length;
		const isOurs = forms.every((form, i) => FORMS[form].safeParse(at.keys[i]).success);
		if (at.list === list && isWhole && isOurs) return at.keys;
	} catch {
		// Falls through: whatever cannot be read is not ours.
	}
	throw new Failure('bad_request', { fields: { cursor: 'unknown_cursor' } });
}

/**
 * The rows of a page and the cursor of the next one.
 * @param rows One more than the page contains, if there is one.
 */
export function cutPage<T>(
	rows: readonly T[],
	size: number,
	list: string,
	keysOf: (row: T) => Keys,
): { rows: readonly T[]; next: string | null } {
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	return { rows: shown, next: last !== undefined && rows.length > size ? writePageCursor(list, keysOf(last)) : null };
}
