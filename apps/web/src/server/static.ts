import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { type Encoding, encodingFor } from './compression.ts';

const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css; charset=utf-8',
	'.ico': 'image/x-icon',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Cache lifetime of files by folder: hashed names never change, flags hardly ever. */
const KEEPING: readonly (readonly [folder: string, cacheControl: string])[] = [
	['/assets/', 'public, max-age=31536000, immutable'],
	['/flags/', 'public, max-age=2592000'],
	// A browser must find a new worker as soon as it is there.
	['/worker.js', 'no-cache'],
	['/', 'public, max-age=300'],
];

/** Files up to this size stay in memory once read; all that a first load needs is below it. */
const KEPT_BYTES = 512 * 1024;

interface StaticFile {
	readonly file: string;
	readonly type: string;
	readonly etag: string;
	readonly cacheControl: string;
	readonly encodings: readonly Encoding[];
}

function* filesBelow(folder: string): Generator<string> {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.name.startsWith('.')) continue;
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* filesBelow(path);
		else yield path;
	}
}

/** Lists what may be served, once: a request can then only ever name a file of this list. */
function listFiles(folder: string): Map<string, StaticFile> {
	const files = new Map<string, StaticFile>();
	if (!existsSync(folder)) return files;
	for (const file of filesBelow(folder)) {
		const type = TYPES[extname(file)];
		if (type === undefined) continue;
		const path = `/${relative(folder, file).split(sep).join('/')}`;
		const isHashed = path.startsWith('/assets/');
		// A hashed name identifies the content; other files are few and small enough to read.
		const identity = isHashed ? path : readFileSync(file);
		files.set(path, {
			file,
			type,
			etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`,
			cacheControl: KEEPING.find(([folder]) => path.startsWith(folder))?.[1] ?? 'no-cache',
			encodings: (['br', 'gzip'] as const).filter((encoding) => existsSync(file + SUFFIXES[encoding])),
		});
	}
	return files;
}

/**
 * Serves the built client: files with a hash in their name for a year, flags for a month, others for a short while.
 * @param folder the client's build
 */
export function staticFiles(folder: string): MiddlewareHandler {
	const files = listFiles(folder);
	const memory = new Map<string, Uint8Array<ArrayBuffer>>();

	async function read(path: string): Promise<Uint8Array<ArrayBuffer>> {
		const kept = memory.get(path);
		if (kept !== undefined) return kept;
		const bytes = new Uint8Array(await readFile(path));
		if (bytes.byteLength <= KEPT_BYTES) memory.set(path, bytes);
		return bytes;
	}

	return async (context, next) => {
		const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
		const found = isRead ? files.get(context.req.path) : undefined;
		if (found === undefined) {
			// A chunk of an earlier build: an error page would be cached under a script's name.
			if (isRead && context.req.path.startsWith('/assets/')) {
				return context.text('Not found', 404, {
					'cache-control': 'no-store',
					'x-content-type-options': 'nosniff',
				});
			}
			return next();
		}
		const headers: Record<string, string> = {
			'content-type': found.type,
			'cache-control': found.cacheControl,
			etag: found.etag,
			'x-content-type-options': 'nosniff',
		};
		if (found.encodings.length > 0) headers.vary = 'accept-encoding';
		if (context.req.header('if-none-match')?.includes(found.etag)) return context.body(null, 304, headers);
		const wanted = encodingFor(context.req.header('accept-encoding'));
		const encoding = wanted !== undefined && found.encodings.includes(wanted) ? wanted : undefined;
		const bytes = await read(encoding === undefined ? found.file : found.file + SUFFIXES[encoding]);
		if (encoding !== undefined) headers['content-encoding'] = encoding;
		headers['content-length'] = String(bytes.byteLength);
		return context.req.method === 'HEAD' ? context.body(null, 200, headers) : context.body(bytes, 200, headers);
	};
}
