import { expect, it } from 'vitest';
import { createLongListings } from './long-listings.ts';

it('remembers for half a minute that a listing is long', () => {
	let ms = 0;
	const long = createLongListings(() => ms);
	expect(long.has('tea')).toBe(false);
	long.add('tea');
	ms = 29_999;
	expect([long.has('tea'), long.has('umbrella')]).toEqual([true, false]);
	ms = 30_000;
	expect(long.has('tea')).toBe(false);
	long.add('tea');
	expect(long.has('tea')).toBe(true);
});

it('remembers the last five hundred', () => {
	const long = createLongListings(() => 0);
	for (let place = 0; place < 500; place++) long.add(String(place));
	long.add('0');
	long.add('last');
	expect([long.has('0'), long.has('1'), long.has('2'), long.has('last')]).toEqual([true, false, true, true]);
});
