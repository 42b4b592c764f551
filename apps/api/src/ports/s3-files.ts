import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './files.ts';

/** A bucket of an S3-compatible store, and the key to it. */
export interface S3Settings {
	/** Origin of the store, for example `https://s3.ap-southeast-1.amazonaws.com`; buckets are named in the path. */
	readonly endpoint: string;
	readonly bucket: string;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

const KEY = /^[\w-]+(?:\/[\w-]+)*$/;
const TIMEOUT_MS = 20_000;
/** Most keys that one request can delete. */
const MOST_DELETED = 1_000;

interface SentRequest {
	readonly key?: string;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: Uint8Array<ArrayBuffer> | string;
	readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Stores files in a bucket, which any number of servers can share.
 * @param now milliseconds since 1970; requests are signed with it
 */
export function createS3Files(settings: S3Settings, now: () => number): FileStore {
	const { accessKeyId, secretAccessKey, region } = settings;
	// The callers decide how to handle a failure, so there are no retries here.
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
	const root = new URL(`${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`);

	const send = async (
		method: string,
		{ key, query = {}, body = '', headers = {} }: SentRequest = {},
	): Promise<Response> => {
		// The server generates the keys; this check protects the rest of the bucket from a mistake.
		if (key !== undefined && !KEY.test(key)) throw new Error('not a key of a file');
		const url = new URL(root);
		if (key !== undefined) url.pathname += `/${key}`;
		for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
		const response = await client.fetch(url, {
			method,
			// Without the digest the signature would not cover the body.
			headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
			signal: AbortSignal.timeout(TIMEOUT_MS),
			...(method !== 'GET' && { body }),
			aws: { datetime: new Date(now()).toISOString().replaceAll(/[-:]|\.\d{3}/g, '') },
		});
		if (response.ok || response.status === 404) return response;
		await response.body?.cancel();
		throw new Error(`the file store answered ${response.status} to ${method}`);
	};
	/** Sends a request that must succeed: 404 then means that the bucket is missing. */
	const requireSuccess = async (...request: Parameters<typeof send>): Promise<string> => {
		const response = await send(...request);
		const text = await response.text();
		if (!response.ok) throw new Error(`the file store answered ${response.status} to ${request[0]}`);
		return text;
	};
	/** Reads all pages of a list. @param element finds the values in the XML */
	const list = async (query: Readonly<Record<string, string>>, element: RegExp): Promise<string[]> => {
		const found: string[] = [];
		for (let token: string | undefined; ; ) {
			const page = { 'list-type': '2', ...query, ...(token !== undefined && { 'continuation-token': token }) };
			const xml = await requireSuccess('GET', { query: page });
			found.push(...[...xml.matchAll(element)].map(([, value = '']) => unescapeXml(value)));
			const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
			if (next === undefined) return found;
			token = unescapeXml(next);
		}
	};
	return {
		async write(key, bytes) {
			const headers = { 'content-type': 'application/octet-stream' };
			await requireSuccess('PUT', { key, body: new Uint8Array(bytes), headers });
		},
		async read(key) {
			const response = await send('GET', { key });
			if (response.ok) return new Uint8Array(await response.arrayBuffer());
			const problem = await response.text();
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
				const response = await requireSuccess('POST', {
					query: { delete: '' },
					body,
					headers: { 'content-md5': digest },
				});
				if (/<Error>/.test(response)) throw new Error('the file store did not delete every file');
			}
		},
		folders: async () => await list({ delimiter: '/' }, /<CommonPrefixes>\s*<Prefix>([^<]*)\/<\/Prefix>/g),
	};
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Replaces the entities in a text of XML; keys contain none, continuation tokens may. */
const unescapeXml = (text: string) =>
	text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
