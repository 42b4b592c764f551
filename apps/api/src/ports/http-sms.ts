import { randomUUID } from 'node:crypto';
import { connectionCodeOf } from './connection.ts';
import type { SmsPort } from './sms.ts';

/** An HTTP gateway for text messages; docs/sms-gateway.md describes the requests. */
export interface SmsSettings {
	readonly url: string;
	/** Sent as a bearer token. */
	readonly token: string;
	/** Name or number that phones show as the sender. */
	readonly sender: string;
}

/** Longest time that a response may take, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Sends text messages by an HTTP gateway. The key of a message is the same in each try of its job, so that the gateway sends
 * it once. Errors name neither recipient nor text.
 */
export function createHttpSms({ url, token, sender }: SmsSettings, patienceMs: number = PATIENCE_MS): SmsPort {
	return {
		async send(sms) {
			const id = sms.id ?? randomUUID();
			const response = await fetch(url, {
				method: 'POST',
				headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
				body: JSON.stringify({ id, from: sender, to: `+${sms.to}`, text: sms.text }),
				// The token is not sent to a redirect's target.
				redirect: 'manual',
				signal: AbortSignal.timeout(patienceMs),
			}).catch((error: unknown) => {
				throw new Error(`the SMS gateway could not be asked: ${connectionCodeOf(error)}`);
			});
			await response.body?.cancel();
			if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
		},
	};
}
