import { describe, expect, test } from 'vitest';
import { completionsOf } from './index.ts';

const NAMES = ['Shirt', 'Rice cooker', 'Rice', 'เสื้อยืด', 'လုံချည်', '手机壳'];

describe('texts that go on from a typed one', () => {
	test.each([
		['sh', ['Shirt']],
		[' sh ', ['Shirt']],
		['RI', ['Rice cooker', 'Rice']],
		['rice', ['Rice cooker']],
		['rice c', ['Rice cooker']],
		['red sh', ['red Shirt']],
		['red  sh', ['red  Shirt']],
		['เสื้อ', ['เสื้อยืด']],
		['လုံ', ['လုံချည်']],
		['手機', ['手机壳']],
		['shirt', []],
		['red shirt', []],
		['irt', []],
		['  ', []],
	])('%s: %j', (text, expected) => {
		expect(completionsOf(text, NAMES)).toEqual(expected);
	});

	test('come once, although several names give them', () => {
		expect(completionsOf('sh', ['Shirt', 'shirt', 'Shoe'])).toEqual(['Shirt', 'Shoe']);
	});
});
