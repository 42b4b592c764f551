import { CHAT_EVENTS_PATH } from '@zaylat/api-client/contract';
import type { Reachable, Shopper } from '../src/testing/index.ts';

/** An event of a stream; `event` is empty for heartbeats. */
export interface Sent {
	readonly event: string;
	readonly id: string | undefined;
	readonly data: unknown;
}

/** An open stream of a browser. */
export interface OpenStream {
	readonly status: number;
	readonly headers: Headers;
	/** Waits for the next event; undefined when the stream has ended. */
	next(): Promise<Sent | undefined>;
	/** Leaves, as a browser does that is closed. */
	leave(): Promise<void>;
}

/** How a stream is opened. */
export interface StreamOptions {
	/** What the browser has seen last. */
	readonly lastId?: string;
	/** That of Myanmar unless another is named. */
	readonly edition?: string;
	/** Host of the request, which determines the edition. */
	readonly host?: string;
}

/** Opens the stream of a shopper's chats. */
export async function openStream(
	api: Pick<Reachable, 'app'>,
	shopper: Pick<Shopper, 'cookies'>,
	{ lastId, edition = 'mm', host }: StreamOptions = {},
): Promise<OpenStream> {
	const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	const response = await api.app.request(host ? CHAT_EVENTS_PATH : `${CHAT_EVENTS_PATH}?edition=${edition}`, {
		headers: {
			cookie,
			'accept-language': 'en',
			...(host !== undefined && { host }),
			...(lastId !== undefined && { 'last-event-id': lastId }),
		},
	});
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	return {
		status: response.status,
		headers: response.headers,
		async next() {
			for (;;) {
				const end = text.indexOf('\n\n');
				if (end >= 0) {
					const block = text.slice(0, end);
					text = text.slice(end + 2);
					return readBlock(block);
				}
				const part = await reader?.read();
				if (!part || part.done) return undefined;
				text += part.value;
			}
		},
		async leave() {
			await reader?.cancel();
		},
	};
}

function readBlock(block: string): Sent {
	const fields = new Map(
		block.split('\n').map((line) => {
			const at = line.indexOf(': ');
			return [line.slice(0, at), line.slice(at + 2)] as const;
		}),
	);
	const data = fields.get('data');
	return { event: fields.get('event') ?? '', id: fields.get('id'), data: data && JSON.parse(data) };
}
