import { createHash } from 'node:crypto';
import type { FileStore } from './files.ts';
import { type S3Identity, signRequest } from './s3-signature.ts';

/** A bucket of an S3-compatible store. */
export interface S3Settings extends S3Identity {
	/** Origin of the store, for example `https://s3.ap-southeast-1.amazonaws.com`; buckets are named in the path. */
	readonly endpoint: string;
	readonly bucket: string;
}

const KEY = /^[\w-]+(?:\/[\w-]+)*$/;
const PATIENCE_MS = 20_000;
/** Keys that one request can delete. */
const MOST_DELETED = 1_000;

/**
 * Keeps files in a bucket, so that any number of servers share them.
 * @param now milliseconds since 1970
 */
export function createS3Files(settings: S3Settings, now: () => number): FileStore {
	const root = new URL(`${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`);

	const send = async (
		method: string,
		{ key, query = {}, body = new Uint8Array(), headers = {} }: SentRequest = {},
	): Promise<Response> => {
		// Keys are made by us; this stands between a mistake and the rest of the bucket.
		if (key !== undefined && !KEY.test(key)) throw new Error('not a key of a file');
		const url = new URL(root);
		if (key !== undefined) url.pathname += `/${key}`;
		for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
		const { host: _, ...signed } = signRequest({ method, url, headers, body }, settings, new Date(now()));
		const answer = await fetch(url, {
			method,
			headers: signed,
			signal: AbortSignal.timeout(PATIENCE_MS),
			...(method !== 'GET' && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
		});
		if (answer.ok || answer.status === 404) return answer;
		await answer.body?.cancel();
		throw new Error(`the file store answered ${answer.status} to ${method}`);
	};
	/** A bucket that is not there is no empty one. */
	const demand = async (...request: Parameters<typeof send>): Promise<string> => {
		const answer = await send(...request);
		const text = await answer.text();
		if (!answer.ok) throw new Error(`the file store answered ${answer.status} to ${request[0]}`);
		return text;
	};
	/** Values of an element in all pages of a list. */
	const list = async (query: Readonly<Record<string, string>>, element: RegExp): Promise<string[]> => {
		const found: string[] = [];
		for (let token: string | undefined; ; ) {
			const page = { 'list-type': '2', ...query, ...(token !== undefined && { 'continuation-token': token }) };
			const xml = await demand('GET', { query: page });
			found.push(...[...xml.matchAll(element)].map(([, value = '']) => plain(value)));
			const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
			if (next === undefined) return found;
			token = plain(next);
		}
	};
	return {
		async write(key, bytes) {
			await demand('PUT', { key, body: bytes, headers: { 'content-type': 'application/octet-stream' } });
		},
		async read(key) {
			const answer = await send('GET', { key });
			if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
			const problem = await answer.text();
			if (/<Code>NoSuchBucket</.test(problem)) throw new Error('the file store has no such bucket');
			return undefined;
		},
		async removeFolder(folder) {
			if (!KEY.test(folder)) throw new Error('not a key of a file');
			const keys = await list({ prefix: `${folder}/` }, /<Key>([^<]*)<\/Key>/g);
			for (let start = 0; start < keys.length; start += MOST_DELETED) {
				const names = keys.slice(start, start + MOST_DELETED).map((key) => `<Object><Key>${key}</Key></Object>`);
				const body = `<Delete><Quiet>true</Quiet>${names.join('')}</Delete>`;
				const digest = createHash('md5').update(body).digest('base64');
				const answer = await demand('POST', { query: { delete: '' }, body, headers: { 'content-md5': digest } });
				if (/<Error>/.test(answer)) throw new Error('the file store did not delete every file');
			}
		},
		folders: async () => await list({ delimiter: '/' }, /<CommonPrefixes>\s*<Prefix>([^<]*)\/<\/Prefix>/g),
	};
}

interface SentRequest {
	readonly key?: string;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: Uint8Array | string;
	readonly headers?: Readonly<Record<string, string>>;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Text of XML without its entities; keys are ours and plain, tokens may hold anything. */
const plain = (text: string) =>
	text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (all, name: string) => ENTITIES[name] ?? all);
