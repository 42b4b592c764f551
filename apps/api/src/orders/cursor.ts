import { z } from 'zod';
import { uuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';

/** Where a page that goes back in time ended. */
const place = z.strictObject({ at: z.iso.datetime({ precision: 3 }), id: uuid });

/** A moment and id that the next page begins after. */
export interface TimePlace {
	readonly at: Date;
	readonly id: string;
}

/** An opaque cursor for the page after a place. */
export const writeTimeCursor = ({ at, id }: TimePlace): string =>
	Buffer.from(JSON.stringify({ at: at.toISOString(), id })).toString('base64url');

/** Reads a cursor. @throws Failure `bad_request` when it is none of ours */
export function readTimeCursor(cursor: string): TimePlace {
	try {
		const { at, id } = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
		return { at: new Date(at), id };
	} catch {
		throw new Failure('bad_request', { fields: { cursor: 'unknown_cursor' } });
	}
}
