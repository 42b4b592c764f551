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
});
