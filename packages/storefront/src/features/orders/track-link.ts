/** What the link of a message about an order names. */
export interface TrackLink {
	/** Code of the order. */
	readonly code: string;
	/** Opens the tracking in place of the phone number. */
	readonly token: string;
}

/**
 * Reads what is behind the `#` of a link in a message, `ZL12345678.<token>`.
 * @param hash `location.hash`
 * @returns undefined when it is no such link
 */
export function readTrackLink(hash: string): TrackLink | undefined {
	const [, code, token] = /^#([A-Z]{2}\d{8})\.([\w-]{1,40})$/.exec(hash) ?? [];
	return code === undefined || token === undefined ? undefined : { code, token };
}
