import { expect, test } from 'vitest';
import { replyTime } from './reply-time.ts';

test.each([
	[1, { unit: 'minutes', value: 1 }],
	[59, { unit: 'minutes', value: 59 }],
	[60, { unit: 'hours', value: 1 }],
	[89, { unit: 'hours', value: 1 }],
	[90, { unit: 'hours', value: 2 }],
	[120, { unit: 'hours', value: 2 }],
])('%i minutes until an answer', (minutes, shown) => {
	expect(replyTime(minutes)).toEqual(shown);
});
