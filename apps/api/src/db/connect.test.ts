import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runOneAtATime } from './connect.ts';

it('a connection gets one query at a time, however many are asked at once, and each its own answer', async () => {
	let running = 0;
	let most = 0;
	const client = {
		async query(text: string) {
			running += 1;
			most = Math.max(most, running);
			await setImmediate();
			running -= 1;
			if (text === 'wrong') throw new Error('wrong');
			return text;
		},
	};
	runOneAtATime(client);
	const answers = await Promise.allSettled(['one', 'wrong', 'two'].map((text) => client.query(text)));
	expect(answers).toEqual([
		{ status: 'fulfilled', value: 'one' },
		{ status: 'rejected', reason: new Error('wrong') },
		{ status: 'fulfilled', value: 'two' },
	]);
	expect(most).toBe(1);
});
