import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SmsPort } from './sms.ts';

/** An HTTP gateway for text messages; docs/sms-gateway.md describes the requests. */
export interface SmsSettings {
	readonly url: string;
	/** Sent as a bearer token. */
	readonly token: string;
	/** Name or number that phones show as the sender. */
	readonly sender: string;
}

/** Waits and limits in milliseconds; tests shorten them. */
export interface SmsTimes {
	/** Longest time that an answer may take. */
	readonly patienceMs: number;
	/** Waits before each further try; their number is that of the further tries. */
	readonly retryAfterMs: readonly number[];
}

const TIMES: SmsTimes = { patienceMs: 10_000, retryAfterMs: [500, 2_000] };

/** Errors of a connection that was never there, so that the gateway cannot have read the message. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
	'ECONNREFUSED',
	'ENOTFOUND',
	'EAI_AGAIN',
	'EHOSTUNREACH',
	'ENETUNREACH',
]);

/** Statuses of a message that the gateway did not accept and may accept later. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

/**
 * Sends text messages by an HTTP gateway. A message is sent again only if it cannot have been accepted: no connection,
 * 429 or 503. After a time-out or a broken connection its state is unknown, and two codes are worse than none.
 */
export function createHttpSms(settings: SmsSettings, times: SmsTimes = TIMES): SmsPort {
	return {
		async send(sms) {
			const id = sms.id ?? randomUUID();
			const body = JSON.stringify({ id, from: settings.sender, to: `+${sms.to}`, text: sms.text });
			for (const pause of [...times.retryAfterMs, undefined]) {
				const failure = await post(settings, { id, body }, times.patienceMs);
				if (failure === undefined) return;
				if (!failure.isUntaken || pause === undefined) throw new Error(failure.reason);
				await wait(pause);
			}
		},
	};
}

interface SmsFailure {
	readonly reason: string;
	/** Whether the gateway has certainly not taken the message, and may later. */
	readonly isUntaken: boolean;
}

/** @returns undefined when the gateway took the message; reasons name neither recipient nor text */
async function post(
	{ url, token }: SmsSettings,
	{ id, body }: { readonly id: string; readonly body: string },
	patienceMs: number,
): Promise<SmsFailure | undefined> {
	try {
		const answer = await fetch(url, {
			method: 'POST',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
			body,
			// The token is not sent to a redirect's target.
			redirect: 'manual',
			signal: AbortSignal.timeout(patienceMs),
		});
		await answer.body?.cancel();
		if (answer.ok) return undefined;
		return { reason: `the SMS gateway answered ${answer.status}`, isUntaken: NOT_NOW.has(answer.status) };
	} catch (error) {
		const code = codeOf(error);
		return { reason: `the SMS gateway could not be asked: ${code}`, isUntaken: NOT_CONNECTED.has(code) };
	}
}

function codeOf(error: unknown): string {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string') return cause.code;
		if (cause.name === 'TimeoutError') return 'TIMEOUT';
	}
	return 'UNKNOWN';
}
