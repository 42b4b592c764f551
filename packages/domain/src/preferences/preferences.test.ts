import { describe, expect, it } from 'vitest';
import { DATA_USES, isLessData, parseDataUse } from './index.ts';

describe('data use', () => {
	it('is what was stored, or as the device asks', () => {
		expect(DATA_USES.map(parseDataUse)).toEqual(['device', 'less', 'full']);
		expect([null, undefined, '', 'none', 'LESS'].map(parseDataUse)).toEqual(Array(5).fill('device'));
	});

	it('is less where the shopper or, unless told otherwise, the device asks for it', () => {
		const less = DATA_USES.flatMap((use) => [true, false].map((saves) => isLessData(use, saves)));
		expect(less).toEqual([true, false, true, true, false, false]);
	});
});
