import webPush from 'web-push';

/** What signs push messages (VAPID, RFC 8292), and where they may be sent. */
export interface PushSettings {
	/** Base64url; browsers subscribe with it. */
	readonly publicKey: string;
	/** Base64url; a secret. */
	readonly privateKey: string;
	/** `mailto:` or `https:` address by which a push service reaches the operator. */
	readonly subject: string;
	/** Hosts of push services, such as `*.push.apple.com`, or whole origins. */
	readonly services: readonly string[];
}

/** A device as a push service and its browser know it. */
export interface PushTarget {
	readonly endpoint: string;
	readonly p256dh: string;
	readonly auth: string;
}

/** One push message. */
export interface PushNote {
	readonly payload: string;
	/** A push service keeps one message of a topic for a device that is not connected; at most 32 characters of base64url. */
	readonly topic: string;
	readonly urgency: 'normal' | 'high';
	/** Seconds for which a push service keeps it for a device that is not connected. */
	readonly ttl: number;
}

/** What became of a message: sent; no such device any more; or failed, perhaps to be tried again after some seconds. */
export type PushOutcome =
	| { readonly state: 'sent' | 'gone' }
	| { readonly state: 'failed'; readonly reason: string; readonly retryAfter?: number };

/** Milliseconds that a push service may take. */
const PATIENCE_MS = 5_000;

/** Statuses of devices that have ended their subscription. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Whether an address belongs to a push service that the server sends to. A browser names the address, so without this
 * list anyone could make the server send requests to machines of its own network.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
	const url = URL.parse(endpoint);
	if (url === null || url.username !== '' || url.password !== '') return false;
	return services.some((service) => {
		if (service.includes('://')) return url.origin === service;
		if (url.protocol !== 'https:' || url.port !== '') return false;
		return service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service;
	});
}

/**
 * Encrypts a message for a device (RFC 8291) and sends it to its push service. The library encrypts and signs; `fetch`
 * sends, because it limits the whole request in time and follows no redirect.
 * @returns reasons name neither device nor text
 */
export async function sendPush(
	settings: PushSettings,
	target: PushTarget,
	note: PushNote,
	patienceMs: number = PATIENCE_MS,
): Promise<PushOutcome> {
	if (!isPushService(target.endpoint, settings.services)) return { state: 'gone' };
	try {
		const { publicKey, privateKey, subject } = settings;
		const { endpoint, headers, body, method } = webPush.generateRequestDetails(
			{ endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
			note.payload,
			{ vapidDetails: { publicKey, privateKey, subject }, TTL: note.ttl, topic: note.topic, urgency: note.urgency },
		);
		const response = await fetch(endpoint, {
			method,
			headers: withoutLength(headers),
			body: new Uint8Array(body),
			redirect: 'manual',
			signal: AbortSignal.timeout(patienceMs),
		});
		await response.body?.cancel();
		if (response.ok) return { state: 'sent' };
		if (GONE.has(response.status)) return { state: 'gone' };
		const wait = Number(response.headers.get('retry-after') ?? '');
		const reason = `the push service answered ${response.status}`;
		return { state: 'failed', reason, ...(wait > 0 && { retryAfter: wait }) };
	} catch (error) {
		const name = error instanceof Error ? error.name : 'unknown';
		return { state: 'failed', reason: `the push service was not reached: ${name}` };
	}
}

/** `fetch` sets the length itself. */
function withoutLength(headers: object): Record<string, string> {
	const entries = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
	return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
