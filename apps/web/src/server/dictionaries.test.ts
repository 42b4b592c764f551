import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createDictionaries } from './dictionaries.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const MARKUP = Array.from({ length: 2000 }, (_, place) => `<li class="item-${place * 7919}">${place}</li>`).join('');
const first = bytes(`<h1>First</h1>${MARKUP}`);
const second = bytes(`<h1>Second</h1>${MARKUP}`);
const hash = createHash('sha256').update(first).digest();
const asked = (dictionary: string, encodings = 'gzip, br, zstd, dcb, dcz') =>
	new Headers({ 'accept-encoding': encodings, 'available-dictionary': dictionary });
const known = `:${hash.toString('base64')}:`;

describe('pages as dictionaries of later pages', () => {
	test('a second page is sent as its differences from the first', async () => {
		const dictionaries = createDictionaries(1_000_000);
		expect(dictionaries.offer('/Products/1', { body: first, hash })).toBe(
			'match="/Products/*", match-dest=("document"), type=raw',
		);
		const sent = await dictionaries.compress(asked(known), second);
		if (sent === undefined) throw new Error('The dictionary was not used');
		expect(sent.byteLength).toBeLessThan(200);
		expect(Buffer.from(sent.subarray(8, 40)).equals(hash)).toBe(true);
		expect(zstdDecompressSync(sent.subarray(40), { dictionary: first }).equals(second)).toBe(true);
	});

	test.each([
		['a dictionary that this server does not know', asked(':AAAA:')],
		['no dictionary', new Headers({ 'accept-encoding': 'dcz' })],
		['a malformed header', asked(hash.toString('base64'))],
		['a browser that does not accept it', asked(known, 'gzip, br')],
	])('%s: the page is compressed without one', (_, headers) => {
		const dictionaries = createDictionaries(1_000_000);
		dictionaries.offer('/Products/1', { body: first, hash });
		expect(dictionaries.compress(headers, second)).toBeUndefined();
	});

	test('pages of no kind are no dictionaries', () => {
		expect(createDictionaries(1_000_000).offer('/help', { body: first, hash })).toBeUndefined();
	});
});
