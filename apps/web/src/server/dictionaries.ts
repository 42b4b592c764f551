import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cache.ts';

const toZstd = promisify(zstdCompress);

/** Level of zstd: a few milliseconds for a page, and 12 % smaller than level 6. */
const LEVEL = 9;

/** Magic number of the header of `dcz` (RFC 9842): the hash of the dictionary follows. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** Pages of one kind have most of their markup in common, so one is a dictionary for the next (RFC 9842). */
const KINDS: readonly { readonly path: RegExp; readonly match: string }[] = [
	{ path: /^\/Products\/[^/]+$/i, match: '/Products/*' },
	{ path: /^\/Shops\/[^/]+$/i, match: '/Shops/*' },
	{ path: /^\/Category\/[^/]+$/i, match: '/Category/*' },
];

/** Sent pages, with which later ones are compressed. */
export interface Dictionaries {
	/**
	 * Value of `use-as-dictionary` for a page that a browser may keep as a dictionary; undefined for other pages.
	 * @param path of the page
	 * @param page its body, uncompressed, which is remembered by its SHA-256
	 */
	offer(path: string, page: Pick<CachedPage, 'body' | 'hash'>): string | undefined;
	/**
	 * Compresses a page with the dictionary that a browser has.
	 * @param headers of the request: `available-dictionary` and `accept-encoding`
	 * @returns undefined when the browser has none that this server knows
	 */
	compress(headers: Headers, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> | undefined;
}

/**
 * Creates the memory of sent pages. Another server process, or one that has forgotten a page, compresses without it.
 * @param maxBytes bound of the remembered pages
 */
export function createDictionaries(maxBytes: number): Dictionaries {
	const pages = new LRUCache<string, Uint8Array<ArrayBuffer>>({
		maxSize: Math.max(1, maxBytes),
		sizeCalculation: (body) => body.byteLength + 1,
	});

	return {
		offer(path, { body, hash }) {
			const kind = KINDS.find((each) => each.path.test(path));
			if (kind === undefined) return undefined;
			pages.set(hash.toString('base64'), body);
			return `match="${kind.match}", match-dest=("document"), type=raw`;
		},
		compress(headers, body) {
			if (!/\bdcz\b/.test(headers.get('accept-encoding') ?? '')) return undefined;
			const [, hash] = /^:([\w+/=]+):$/.exec(headers.get('available-dictionary') ?? '') ?? [];
			const dictionary = hash === undefined ? undefined : pages.get(hash);
			return dictionary && compressWith(dictionary, body);
		},
	};
}

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest();

async function compressWith(
	dictionary: Uint8Array<ArrayBuffer>,
	body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
	const frame = await toZstd(body, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
	return new Uint8Array(Buffer.concat([DCZ_MAGIC, hashOf(dictionary), frame]));
}
