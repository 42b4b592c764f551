import { yearOf } from '../dates/dates.ts';
import { EDITIONS, type Edition } from '../editions/editions.ts';

const PREFIXES = { invoice: 'INV', receipt: 'RCP', credit_note: 'CRN' } as const;

/** What a document is numbered by. */
export interface NumberedDocument {
	readonly kind: keyof typeof PREFIXES;
	readonly edition: Edition;
	/** Code of the order, so that one leads to the other. */
	readonly code: string;
	/** When it is issued: milliseconds since 1970 or ISO 8601; its year is that of the edition's time zone. */
	readonly at: Date | number | string;
	/** Position among the documents of its kind of one order, from 1; left out where there is one. */
	readonly position?: number | undefined;
}

/** Makes the number of a document: `INV-2026-ZL12345678`, `CRN-2026-ZL12345678-1`. */
export function documentNumber({ kind, edition, code, at, position }: NumberedDocument): string {
	const parts = [PREFIXES[kind], yearOf(at, EDITIONS[edition].timeZone), code, position];
	return parts.filter((part) => part !== undefined).join('-');
}
