import { createHmac, randomBytes } from 'node:crypto';

/** How secrets begin, by which they are known (Standard Webhooks). */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret: `whsec_` and random bytes in base64. */
export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** What is signed. */
export interface SignedMessage {
	/** `webhook-id`. */
	readonly id: string;
	/** `webhook-timestamp`, seconds since 1970. */
	readonly timestamp: number;
	readonly body: string;
}

/**
 * Headers of a delivery after the Standard Webhooks specification: HMAC-SHA256 of id, time and body.
 * @param secrets each signs, so that a receiver may know either while one is replaced
 */
export function signedHeaders(secrets: readonly string[], { id, timestamp, body }: SignedMessage) {
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
		return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
	});
	return {
		'webhook-id': id,
		'webhook-timestamp': String(timestamp),
		'webhook-signature': signatures.join(' '),
	};
}
