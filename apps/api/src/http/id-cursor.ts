import { Failure } from './failure.ts';

/** An opaque cursor for the page after the row of an id, in lists ordered by id. */
export const writeIdCursor = (id: string): string => Buffer.from(JSON.stringify([id])).toString('base64url');

/**
 * Reads such a cursor.
 * @throws Failure `bad_request` when it is not one.
 */
export function readIdCursor(cursor: string): string {
	try {
		const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
		// PostgreSQL cannot store text with this character, and no id contains it.
		if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' && !value[0].includes('\0')) {
			return value[0];
		}
	} catch {
		// Falls through: whatever cannot be read is not ours.
	}
	throw new Failure('bad_request', { fields: { cursor: 'unknown_cursor' } });
}
