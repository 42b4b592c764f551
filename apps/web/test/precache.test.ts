import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '@zaylat/domain/editions';
import { describe, expect, test } from 'vitest';
import { precacheOf } from '../build/precache.ts';

const CLIENT = join(import.meta.dirname, '..', 'dist', 'client');

/** Bytes of a file as it is sent. */
function bytesOf(path: string): number {
	const file = join(CLIENT, path);
	return (
		statSync(path.endsWith('.woff2') ? file : `${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
	);
}

describe('what the service worker precaches', () => {
	const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
	const { files, filesOf } = precacheOf(manifest);

	test.each(Object.values(EDITIONS).map(({ key }) => key))('is at most 300 kB in the edition %s', (edition) => {
		const all = [...files, ...filesOf[edition]];
		expect(all.length).toBeGreaterThan(8);
		expect(all.some((file) => file.endsWith('.woff2'))).toBe(true);
		expect(all.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(300_000);
	});

	test('is in the worker that is served', () => {
		const worker = readFileSync(join(CLIENT, 'worker.js'), 'utf8');
		const { id } = JSON.parse(readFileSync(join(CLIENT, 'builds', 'latest.json'), 'utf8'));
		expect(worker.startsWith(`self.__ZAYLAT_BUILD={"id":"${id}"`)).toBe(true);
		for (const file of files) expect(worker).toContain(file);
	});
});
