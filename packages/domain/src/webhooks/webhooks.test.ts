import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	DAYS_TO_PAUSE,
	endpointUrlProblem,
	isTaken,
	isToBePaused,
	isWebhookEvent,
	oldSecretUntil,
	RETRY_SECONDS,
	restSeconds,
	secondsToNextTry,
	WEBHOOK_EVENTS,
} from './index.ts';

const DAY = 86_400_000;

describe('the events', () => {
	it('are named by a subject and what happened to it', () => {
		expect(new Set(WEBHOOK_EVENTS).size).toBe(WEBHOOK_EVENTS.length);
		for (const event of WEBHOOK_EVENTS) expect(event).toMatch(/^[a-z]+\.[a-z]+$/);
		expect(isWebhookEvent('order.placed')).toBe(true);
		expect(isWebhookEvent('order')).toBe(false);
	});
});

describe('tries', () => {
	it('are further apart each time, and end after more than two days', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: RETRY_SECONDS.length - 1 }),
				fc.double({ min: 0, max: 0.999, noNaN: true }),
				(n, random) => {
					const pause = secondsToNextTry(n, random) ?? expect.fail();
					expect(pause).toBeGreaterThanOrEqual(RETRY_SECONDS[n - 1] ?? 0);
					expect(secondsToNextTry(n + 1, 0)).toBeGreaterThan(pause);
				},
			),
		);
		expect(secondsToNextTry(1, 0)).toBe(5);
		expect(secondsToNextTry(RETRY_SECONDS.length, 0)).toBe(86_400);
		expect(secondsToNextTry(RETRY_SECONDS.length + 1, 0)).toBeUndefined();
		expect(RETRY_SECONDS.reduce<number>((sum, each) => sum + each, 0)).toBeGreaterThan(2 * 86_400);
	});

	it('succeed with 2xx alone', () => {
		expect([200, 204, 299].every(isTaken)).toBe(true);
		expect([0, 199, 300, 301, 404, 410, 500].some(isTaken)).toBe(false);
	});

	it('rest for a while after five in a row, at most five minutes', () => {
		expect([0, 1, 4, 5, 6, 7, 11, 500].map(restSeconds)).toEqual([0, 0, 0, 5, 10, 20, 300, 300]);
	});
});

it('an endpoint is paused when each try failed for three days', () => {
	expect(isToBePaused(null, 10 * DAY)).toBe(false);
	expect(isToBePaused(0, DAYS_TO_PAUSE * DAY - 1)).toBe(false);
	expect(isToBePaused(0, DAYS_TO_PAUSE * DAY)).toBe(true);
});

it('an old secret signs for a day', () => {
	expect(oldSecretUntil(5)).toBe(5 + DAY);
});

describe('addresses', () => {
	it.each([
		['https://hooks.example.com/zaylat', undefined],
		['https://hooks.example.com', undefined],
		['https://hooks.example.com:8443/a?b=c', undefined],
		['http://hooks.example.com/', 'not_https'],
		['ftp://hooks.example.com/', 'malformed'],
		['hooks.example.com', 'malformed'],
		['https://', 'malformed'],
		['https://a.example/b c', 'malformed'],
		['https://a.example/#part', 'malformed'],
		[`https://a.example/${'x'.repeat(500)}`, 'malformed'],
		['https://name:word@a.example/', 'credentials'],
		['https://name@a.example/', 'credentials'],
	] as const)('%s: %s', (url, problem) => {
		expect(endpointUrlProblem(url, false)).toBe(problem);
	});

	it('may be http in the demo', () => {
		expect(endpointUrlProblem('http://127.0.0.1:4000/', true)).toBeUndefined();
	});
});
