import { expect, test } from 'vitest';
import { readTrackLink } from './track-link.ts';

test('the link of a message names an order and a token', () => {
	expect(readTrackLink('#ZL12345678.AbC-_09')).toEqual({ code: 'ZL12345678', token: 'AbC-_09' });
});

test.each(['', '#', '#ZL12345678', '#ZL12345678.', '#ZL1234567.abc', '#zl12345678.abc', '#ZL12345678.a b'])(
	'%j is no such link',
	(hash) => {
		expect(readTrackLink(hash)).toBeUndefined();
	},
);
