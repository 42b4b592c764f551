import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from './files.ts';
import { createS3Files } from './s3-files.ts';

const NOW = Date.UTC(2026, 10, 21, 9, 30);
const IDENTITY = { region: 'ap-southeast-1', accessKeyId: 'a-key-id', secretAccessKey: 'a-secret' };

/** An S3-compatible store with one bucket, which accepts signed requests only and lists two names per page. */
const kept = new Map<string, Uint8Array>();
let server: Server;
let origin: string;
let files: FileStore;

beforeAll(async () => {
	server = createServer((request, response) => void serve(request, response));
	await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	files = createS3Files({ ...IDENTITY, endpoint: origin, bucket: 'pictures' }, () => NOW);
});
afterAll(() => new Promise((go) => server.close(go)));
beforeEach(() => kept.clear());

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
	const parts: Uint8Array[] = [];
	for await (const part of request) parts.push(part);
	const body = new Uint8Array(Buffer.concat(parts));
	const end = (status: number, text: string | Uint8Array = '') => response.writeHead(status).end(text);
	const { method = '', url: path = '', headers } = request;
	const url = new URL(path, origin);
	const names = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
	const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
	const signer = { ...IDENTITY, service: 's3', datetime: '20261121T093000Z' };
	const expected = await new AwsV4Signer({ ...signer, method, url: url.href, headers: signed }).authHeader();
	if (headers.authorization !== expected) return void end(403);
	if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) return void end(400);
	const [, bucket, ...rest] = url.pathname.split('/');
	if (bucket !== 'pictures') return void end(404, '<Error><Code>NoSuchBucket</Code></Error>');
	const key = rest.join('/');
	if (method === 'PUT') {
		kept.set(key, body);
		return void end(200);
	}
	if (method === 'POST') {
		for (const [, name = ''] of Buffer.from(body)
			.toString()
			.matchAll(/<Key>([^<]*)</g))
			kept.delete(name);
		return void end(200, '<DeleteResult/>');
	}
	if (key !== '') {
		const file = kept.get(key);
		return void (file ? end(200, file) : end(404, '<Error><Code>NoSuchKey</Code></Error>'));
	}
	end(200, page(url.searchParams));
}

function page(query: URLSearchParams): string {
	const prefix = query.get('prefix') ?? '';
	const keys = [...kept.keys()].filter((key) => key.startsWith(prefix)).toSorted();
	const isFolded = query.get('delimiter') === '/';
	const all = isFolded ? [...new Set(keys.map((key) => `${key.split('/')[0]}/`))] : keys;
	const start = Number(query.get('continuation-token')?.replace('from <', '') ?? 0);
	const shown = all
		.slice(start, start + 2)
		.map((name) =>
			isFolded
				? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
				: `<Contents><Key>${name}</Key></Contents>`,
		);
	const next = start + 2 < all.length ? `<NextContinuationToken>from &lt;${start + 2}</NextContinuationToken>` : '';
	return `<ListBucketResult>${shown.join('')}${next}</ListBucketResult>`;
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe('files in a bucket', () => {
	it('are written, read, replaced', async () => {
		await files.write('face/96', bytes('first'));
		await files.write('face/96', bytes('second'));
		expect(await files.read('face/96')).toEqual(bytes('second'));
		expect(await files.read('face/97')).toBeUndefined();
	});
	it('are removed by folder, however many there are, and no others', async () => {
		for (const key of ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'ab/1']) await files.write(key, bytes(key));
		await files.removeFolder('a');
		expect([...kept.keys()]).toEqual(['ab/1']);
		await files.removeFolder('a');
	});
	it('are listed by folder', async () => {
		for (const key of ['a/1', 'b/1', 'b/2', 'c/1']) await files.write(key, bytes(key));
		expect(await files.folders()).toEqual(['a', 'b', 'c']);
	});
	it('reject invalid keys', async () => {
		for (const key of ['../secrets', 'a//b', '/a', 'a?acl', '']) {
			await expect(files.write(key, bytes('x'))).rejects.toThrow('not a key');
			await expect(files.removeFolder(key)).rejects.toThrow('not a key');
		}
	});
	it('fail aloud with a wrong secret or bucket', async () => {
		const wrong = createS3Files({ ...IDENTITY, secretAccessKey: 'x', endpoint: origin, bucket: 'pictures' }, () => NOW);
		await expect(wrong.read('a/1')).rejects.toThrow('answered 403');
		const missing = createS3Files({ ...IDENTITY, endpoint: `${origin}/`, bucket: 'nowhere' }, () => NOW);
		await expect(missing.read('a/1')).rejects.toThrow('no such bucket');
		await expect(missing.write('a/1', bytes('x'))).rejects.toThrow('answered 404');
		await expect(missing.folders()).rejects.toThrow('answered 404');
	});
});
