import { expect, test, vi } from 'vitest';
import { fakeEvents } from '../../testing/fake-events.ts';
import { manualTimers } from '../../testing/manual-timers.ts';
import { followEvents } from './follow-events.ts';

function follow() {
	const timers = manualTimers();
	const events = fakeEvents();
	const listener = { onReady: vi.fn(), onLost: vi.fn(), onMessage: vi.fn(), onChange: vi.fn() };
	const end = followEvents(() => events.open('/live'), timers, listener);
	return { timers, events, listener, end };
}

test('reports in which conversation a message was written or read', () => {
	const { events, listener } = follow();
	events.emit('ready', { after: '4' });
	events.emit('message', { threadId: 'thread-1', id: '5' });
	events.emit('read', { threadId: 'thread-2', side: 'shop', messageId: '5' });
	expect(listener.onReady).toHaveBeenCalledOnce();
	expect(listener.onMessage.mock.calls).toEqual([
		['thread-1', 'message'],
		['thread-2', 'read'],
	]);
});

test('reports which topic changed, and ignores topics that it does not know', () => {
	const { events, listener } = follow();
	events.emit('change', { topic: 'orders' });
	events.emit('change', { topic: 'quotations' });
	events.emit('change', { topic: 'weather' });
	expect(listener.onChange.mock.calls).toEqual([['orders'], ['quotations']]);
});

test('leaves a broken connection to the browser, which reconnects automatically', () => {
	const { events, listener, timers } = follow();
	events.fail();
	expect(listener.onLost).toHaveBeenCalledOnce();
	expect(timers.pending).toBe(0);
	expect(events.opened).toBe(1);
});

test('reconnects after a refusal, later each time, and soon again after a connection', () => {
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
