import { listingSort } from '@zaylat/api-client/contract';
import { z } from 'zod';
import { Failure } from '../http/failure.ts';

/** Where a page of a listing ended: the sort keys of its last product. */
const place = z.strictObject({
	sort: listingSort,
	/** What is sold out comes last. */
	inStock: z.boolean(),
	relevance: z.number().int().min(0).max(100),
	key: z.union([z.number().int(), z.iso.datetime({ precision: 3 })]),
	id: z.number().int(),
});

export type Place = z.infer<typeof place>;

/** An opaque cursor for the page after a place. */
export const writeCursor = (at: Place): string => Buffer.from(JSON.stringify(at)).toString('base64url');

/**
 * Reads a cursor.
 * @throws Failure `bad_request` when it is not one of this sort order.
 */
export function readCursor(cursor: string, sort: Place['sort']): Place {
	try {
		const at = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
		if (at.sort === sort && (typeof at.key === 'string') === (sort === 'newest')) return at;
	} catch {
		// Falls through: whatever cannot be read is not ours.
	}
	throw new Failure('bad_request', { fields: { cursor: 'unknown_cursor' } });
}
