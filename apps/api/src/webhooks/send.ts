import type { IncomingMessage } from 'node:http';
import { type DeliveryProblem, isTaken } from '@zaylat/domain/webhooks';
import { AddressRefused, type AddressRules, checkedUrl, requestPublic } from '../ports/public-request.ts';
import { signedHeaders } from './signature.ts';

/** Longest time of a try, with its answer, in milliseconds. */
const PATIENCE_MS = 15_000;
/** Most bytes that are read of an answer, and most letters that are kept. */
const ANSWER_BYTES = 4_096;
const ANSWER_LETTERS = 500;

/** A delivery to send. */
export interface Sending {
	readonly url: string;
	readonly secrets: readonly string[];
	/** `webhook-id`. */
	readonly eventId: string;
	readonly body: string;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** What came of a try. */
export interface SentOutcome {
	readonly status: number | null;
	/** Null when the receiver took it. */
	readonly problem: DeliveryProblem | null;
	readonly milliseconds: number;
	readonly answer: string;
}

/** Addresses that deliveries go to: in the demo profile those of this machine, too, where receivers are tried. */
export const webhookAddresses = (profile: string): AddressRules =>
	profile === 'demo' ? { allowsHttp: true, ports: 'any', isAllowed: () => true } : {};

/** Sends a delivery once. Redirects are not followed: the receiver changes the address of its endpoint instead. */
export async function sendOnce(
	{ url, secrets, eventId, body, at }: Sending,
	rules: AddressRules,
	patienceMs = PATIENCE_MS,
): Promise<SentOutcome> {
	const began = performance.now();
	const outcome = (status: number | null, problem: DeliveryProblem | null, answer = ''): SentOutcome => ({
		...{ status, problem, answer, milliseconds: Math.round(performance.now() - began) },
	});
	const signal = AbortSignal.timeout(patienceMs);
	try {
		const headers = {
			...signedHeaders(secrets, { id: eventId, timestamp: Math.floor(at / 1000), body }),
			...{ 'content-type': 'application/json', 'user-agent': 'zaylat-webhooks' },
			'content-length': String(Buffer.byteLength(body)),
		};
		const response = await requestPublic(checkedUrl(url, rules), { method: 'POST', headers, body, signal }, rules);
		const { statusCode = 0 } = response;
		const answer = await beginningOf(response);
		return outcome(statusCode, isTaken(statusCode) ? null : 'status', answer);
	} catch (error) {
		if (error instanceof AddressRefused) return outcome(null, 'address_refused');
		return outcome(null, signal.aborted ? 'timeout' : 'unreachable');
	}
}

/** The first letters of an answer; the rest is not read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	try {
		for await (const chunk of response as AsyncIterable<Uint8Array>) {
			chunks.push(chunk);
			length += chunk.byteLength;
			if (length >= ANSWER_BYTES) break;
		}
	} finally {
		response.destroy();
	}
	const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8');
	return text
		.replaceAll(/\p{Cc}+/gu, ' ')
		.trim()
		.slice(0, ANSWER_LETTERS);
}
