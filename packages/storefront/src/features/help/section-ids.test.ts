import { expect, test } from 'vitest';
import { sectionIds } from './section-ids.ts';

test.each([
	[
		['Buying', 'Your account'],
		['buying', 'your-account'],
	],
	[
		['ဝယ်ယူခြင်း', 'การซื้อ'],
		['section-1', 'section-2'],
	],
	[
		['Days', 'Days'],
		['days', 'section-2'],
	],
	[[' 3 to 7 days ?'], ['3-to-7-days']],
])('%j becomes %j', (headings, ids) => {
	expect(sectionIds(headings)).toEqual(ids);
});
