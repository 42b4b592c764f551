import { expect, test, vi } from 'vitest';
import { fakeEvents } from '../testing/fake-events.ts';
import { manualTimers } from '../testing/manual-timers.ts';
import { followChats } from './live-chat.ts';

function follow() {
	const timers = manualTimers();
	const events = fakeEvents();
	const told = { onReady: vi.fn(), onLost: vi.fn(), onNews: vi.fn() };
	const end = followChats(() => events.open('/live'), timers, told);
	return { timers, events, told, end };
}

test('tells in which conversation something was written or read', () => {
	const { events, told } = follow();
	events.emit('ready', { after: '4' });
	events.emit('message', { threadId: 'thread-1', id: '5' });
	events.emit('read', { threadId: 'thread-2', side: 'shop', messageId: '5' });
	expect(told.onReady).toHaveBeenCalledOnce();
	expect(told.onNews.mock.calls).toEqual([
		['thread-1', 'message'],
		['thread-2', 'read'],
	]);
});

test('leaves a broken connection to the browser, which comes back by itself', () => {
	const { events, told, timers } = follow();
	events.fail();
	expect(told.onLost).toHaveBeenCalledOnce();
	expect(timers.pending).toBe(0);
	expect(events.opened).toBe(1);
});

test('tries again after a refusal, later each time, and at once again after it stood', () => {
	const { events, timers } = follow();
	events.refuse();
	timers.pass(2_000);
	expect(events.opened).toBe(2);
	events.refuse();
	timers.pass(2_000);
	expect(events.opened).toBe(2);
	timers.pass(2_000);
	expect(events.opened).toBe(3);
	events.emit('ready', { after: '0' });
	events.refuse();
	timers.pass(2_000);
	expect(events.opened).toBe(4);
});

test('ends', () => {
	const { events, timers, end } = follow();
	events.refuse();
	end();
	timers.pass(120_000);
	expect(events.opened).toBe(1);
	expect(events.isClosed).toBe(true);
});
