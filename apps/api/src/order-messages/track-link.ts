import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { subjectOf } from '../http/address.ts';
import type { OrderRow } from '../orders/state.ts';

/** Characters of a token: 22 of base64url are 132 bits. */
const TOKEN_LENGTH = 22;

/**
 * Makes the token by which the link of a message opens the tracking of its order, in place of the phone number. It is a
 * keyed hash of the order's id, so that it is stored nowhere and cannot be guessed from a code.
 */
export function trackingToken(config: Pick<Config, 'authSecret'>, { id }: Pick<OrderRow, 'id'>): string {
	const [, digest = ''] = subjectOf('track-link', id, config).split(':');
	return digest.slice(0, TOKEN_LENGTH);
}

/** Whether a token grants access to the tracking of an order. */
export function isTrackingToken(
	config: Pick<Config, 'authSecret'>,
	order: Pick<OrderRow, 'id'>,
	token: string,
): boolean {
	const [given, right] = [Buffer.from(token), Buffer.from(trackingToken(config, order))];
	return given.length === right.length && timingSafeEqual(given, right);
}
