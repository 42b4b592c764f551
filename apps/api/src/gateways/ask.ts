import { connectionCodeOf, NOT_CONNECTED, readBounded } from '../ports/connection.ts';
import { GatewayError } from './gateway-error.ts';

/** How gateways are reached. */
export interface Connection {
	readonly fetch: typeof fetch;
	/** Longest time that a response may take, in milliseconds. */
	readonly patienceMs: number;
	/** Reads the QR code in a picture; null for a picture without one. @throws Error when the bytes are no picture */
	readonly readQrCode: (bytes: Uint8Array) => Promise<string | null>;
}

/** A request to a gateway. */
export interface Request {
	readonly url: string;
	readonly method: 'GET' | 'POST';
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Whether it changes something, so that a lost response leaves open whether it did. */
	readonly isWrite: boolean;
}

/** A response of any status that a gateway gives to requests it has read. */
export interface GatewayResponse {
	readonly status: number;
	readonly text: string;
}

/** A list of a hundred refunds is a tenth of it. */
const MOST_BYTES = 1_000_000;

/** Statuses of a request that the gateway has not taken up. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

/**
 * Sends a request, once.
 * @throws GatewayError for a broken connection, a time-out, statuses of servers and proxies, and answers that are too long
 */
export async function ask(
	{ fetch, patienceMs }: Pick<Connection, 'fetch' | 'patienceMs'>,
	request: Request,
): Promise<GatewayResponse> {
	const { url, isWrite, ...init } = request;
	const lost = isWrite ? 'unknown' : 'retry';
	let response: Response;
	let text: string | undefined;
	try {
		// Credentials are not sent to a redirect's target.
		response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
		text = await readBounded(response, MOST_BYTES);
	} catch (error) {
		const code = connectionCodeOf(error);
		throw new GatewayError(NOT_CONNECTED.has(code) ? 'retry' : lost, code, 'the gateway could not be asked');
	}
	const { status } = response;
	const code = `http ${status}`;
	if (text === undefined) throw new GatewayError(lost, code, 'the gateway answered too much');
	if (NOT_NOW.has(status)) throw new GatewayError('retry', code, 'the gateway is busy');
	if (status >= 500) throw new GatewayError(lost, code, 'the gateway failed');
	if (status >= 300 && status < 400)
		throw new GatewayError('misconfigured', code, 'the gateway redirects to another address');
	return { status, text };
}

/** Reads JSON; undefined for anything else. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
