import { connectionCodeOf, readBytes } from '../ports/connection.ts';
import type { Connection } from './ask.ts';
import { GatewayError } from './gateway-error.ts';

/** A picture of a code is some ten kilobytes. */
const MOST_BYTES = 1_000_000;

/**
 * The payload of a QR code that a gateway gives as a picture. The shop draws the code itself, in the frame of its country,
 * and never shows a picture of another server.
 * @param picture address of a picture, or a data address
 * @throws GatewayError `unknown`: the payment was begun, and its code cannot be read
 */
export async function payloadOfPicture(
	{ fetch, patienceMs, readQrCode }: Connection,
	picture: string,
): Promise<string> {
	const { protocol } = URL.parse(picture) ?? {};
	if (protocol !== 'https:' && protocol !== 'data:') {
		throw new GatewayError('unknown', 'unreadable', 'the response has no QR code');
	}
	try {
		const response = await fetch(picture, { signal: AbortSignal.timeout(patienceMs) });
		const bytes = response.ok ? await readBytes(response, MOST_BYTES) : undefined;
		const payload = bytes && (await readQrCode(bytes));
		if (payload) return payload;
	} catch (error) {
		throw new GatewayError('unknown', connectionCodeOf(error), 'the picture of the QR code could not be read');
	}
	throw new GatewayError('unknown', 'no QR code', 'the picture has no QR code that can be read');
}
