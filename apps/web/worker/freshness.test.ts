import { describe, expect, test } from 'vitest';
import { canServeStale, isKept } from './freshness.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const response = (cacheControl: string, secondsAgo = 0) =>
	new Response('', {
		headers: { 'cache-control': cacheControl, date: new Date(NOW - secondsAgo * 1000).toUTCString() },
	});

describe('responses that are kept', () => {
	test.each([
		['public, max-age=60', true],
		['private, no-store', false],
		['no-store', false],
		['', false],
	])('%s: %s', (cacheControl, expected) => {
		expect(isKept(response(cacheControl))).toBe(expected);
	});
});

describe('responses that may be stale', () => {
	const CONTROL = 'public, max-age=60, s-maxage=900, stale-while-revalidate=300';

	test.each([
		['a new one', response(CONTROL, 0), true],
		['one within its time', response(CONTROL, 359), true],
		['one that is too old', response(CONTROL, 361), false],
		['one of the future, by a wrong clock', response(CONTROL, -100), false],
		['one without a time', new Response('', { headers: { 'cache-control': CONTROL } }), false],
		['one that allows nothing', response('public, max-age=0'), false],
	])('%s', (_, given, expected) => {
		expect(canServeStale(given, NOW)).toBe(expected);
	});
});
