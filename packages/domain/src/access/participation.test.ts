import { describe, expect, it } from 'vitest';
import { type Activity, missingFor, type Role } from './index.ts';

describe('missingFor (Decision 20) [§6.3]', () => {
	it.each<[Activity, Role, ReturnType<typeof missingFor>]>([
		['buy', 'visitor', 'sign_in'],
		['buy', 'guest', null],
		['track', 'visitor', null],
		['wishlist', 'visitor', null],
		['chat', 'visitor', 'registration'],
		['chat', 'guest', 'registration'],
		['chat', 'registered', null],
		['review', 'guest', 'registration'],
		['points', 'guest', 'registration'],
		['quotation', 'guest', 'registration'],
		['follow', 'guest', 'registration'],
		['answer', 'registered', 'forbidden'],
		['answer', 'seller', null],
	])('%s as %s misses %s', (activity, role, missing) => {
		expect(missingFor(activity, role)).toBe(missing);
	});

	it('lets sellers do whatever registered shoppers may, and guests what visitors may', () => {
		const activities = [
			...(['buy', 'track', 'wishlist', 'chat', 'review', 'points', 'quotation', 'follow'] as const),
		] satisfies Activity[];
		const open = (role: Role) => activities.filter((activity) => missingFor(activity, role) === null);
		expect(open('visitor')).toEqual(['track', 'wishlist']);
		expect(open('guest')).toEqual(['buy', 'track', 'wishlist']);
		expect(open('registered')).toEqual(activities);
		expect(open('seller')).toEqual(activities);
		for (const role of ['visitor', 'guest', 'registered'] as const)
			expect(missingFor('answer', role)).toBe('forbidden');
	});
});
