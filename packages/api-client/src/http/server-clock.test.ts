import { HOUR_MS } from '@zaylat/domain/time';
import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

/** A device whose clock differs from the server's, and answers that take some time each way. */
function setUp(aheadMs: number, cacheControl = 'private, no-store') {
	const world = { now: 1_800_000_000_000, aheadMs, tripMs: 200 };
	const clock = createServerClock(
		() => world.now,
		async () => {
			world.now += world.tripMs;
			const headers = { 'x-server-time': String(world.now + world.aheadMs), 'cache-control': cacheControl };
			world.now += world.tripMs;
			return new Response('{}', { headers });
		},
	);
	const difference = () => clock.now() - world.now;
	return { clock, world, difference };
}

test('a right clock stays as it is, however slow the network', async () => {
	const { clock, world, difference } = setUp(0);
	for (const tripMs of [200, 5_000, 20]) {
		world.tripMs = tripMs;
		await clock.fetch('/api', {});
		expect(difference()).toBe(0);
	}
});

test.each([[3 * HOUR_MS], [-2 * HOUR_MS]])(
	'a clock that is %d ms off is corrected, the better the quicker a response comes',
	async (ahead) => {
		const { clock, world, difference } = setUp(ahead);
		expect(difference()).toBe(0);
		await clock.fetch('/api', {});
		expect(Math.abs(difference() - ahead)).toBeLessThanOrEqual(200);
		world.tripMs = 10;
		await clock.fetch('/api', {});
		expect(Math.abs(difference() - ahead)).toBeLessThanOrEqual(10);
		world.tripMs = 5_000;
		await clock.fetch('/api', {});
		expect(Math.abs(difference() - ahead)).toBeLessThanOrEqual(10);
	},
);

test('a clock of the server that is shifted is followed with the next response, and back', async () => {
	const { clock, world, difference } = setUp(0);
	await clock.fetch('/api', {});
	world.aheadMs = 24 * HOUR_MS;
	await clock.fetch('/api', {});
	expect(Math.abs(difference() - 24 * HOUR_MS)).toBeLessThanOrEqual(200);
	world.aheadMs = 0;
	await clock.fetch('/api', {});
	expect(difference()).toBe(0);
});

test('answers that a cache may have kept tell nothing', async () => {
	const { clock, difference } = setUp(HOUR_MS, 'public, max-age=60');
	await clock.fetch('/api', {});
	expect(difference()).toBe(0);
});
