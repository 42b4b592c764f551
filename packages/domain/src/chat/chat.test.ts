import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../time/time.ts';
import { arrange, firstUnreadId, isReadByOther, mergeMessages } from './index.ts';

const message = (id: number, side = 'shop') => ({ id: String(id), side });
const thread = (more: { unread?: number; otherReadId?: string | null }) => ({
	side: 'shopper',
	unread: 0,
	otherReadId: null,
	...more,
});
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

describe('mergeMessages', () => {
	test('has each message once, in their order, however they arrived', () => {
		const ids = fc.array(fc.integer({ min: 1, max: 2000 }));
		fc.assert(
			fc.property(ids, ids, (one, other) => {
				const merged = mergeMessages(
					one.map((id) => message(id)),
					other.map((id) => message(id)),
				).map(({ id }) => Number(id));
				expect(merged).toEqual([...new Set([...one, ...other])].sort((a, b) => a - b));
			}),
		);
	});
});

describe('what was read', () => {
	const messages = [message(1), message(2, 'shopper'), message(3), message(4)];

	test.each([
		[0, undefined],
		[1, '4'],
		[2, '3'],
		[3, '1'],
		[9, '1'],
	])('with %d unread the new ones begin at %s', (unread, id) => {
		expect(firstUnreadId(messages, thread({ unread }))).toBe(id);
	});

	test('there is no new message where the other side wrote none', () => {
		expect(firstUnreadId([message(2, 'shopper')], thread({ unread: 1 }))).toBeUndefined();
	});

	test.each([
		['9', null, false],
		['9', '10', true],
		['10', '10', true],
		['11', '10', false],
	])('message %s is read when the other side read up to %s: %s', (id, otherReadId, isRead) => {
		expect(isReadByOther({ id }, thread({ otherReadId }))).toBe(isRead);
	});
});

describe('arrange', () => {
	const at = (minutes: number, isOwn: boolean, key = `m${minutes}`) => ({ key, isOwn, at: minutes * MINUTE_MS });
	const kinds = (rows: ReturnType<typeof arrange>) =>
		rows.map((row) => (row.kind === 'message' ? `${row.key} ${row.position}` : row.kind));

	test('joins what one person sent within minutes', () => {
		const rows = arrange([at(0, true), at(1, true), at(2, true), at(3, false), at(20, false)], { dayOf });
		expect(kinds(rows)).toEqual(['day', 'm0 first', 'm1 middle', 'm2 last', 'm3 single', 'm20 single']);
	});

	test('joins messages until five minutes are over, and names each row by itself', () => {
		const rows = arrange([at(0, true), at(5, true), at(10.1, true)], { dayOf, firstNewKey: 'm10.1' });
		expect(kinds(rows)).toEqual(['day', 'm0 first', 'm5 last', 'new', 'm10.1 single']);
		expect(rows.map(({ key }) => key)).toEqual(['day-1970-01-01', 'm0', 'm5', 'new', 'm10.1']);
	});

	test('parts days, and marks where the new ones begin', () => {
		const rows = arrange([at(1438, false), at(1439, false), at(1441, false), at(1442, false)], {
			dayOf,
			firstNewKey: 'm1442',
		});
		expect(kinds(rows)).toEqual(['day', 'm1438 first', 'm1439 last', 'day', 'm1441 single', 'new', 'm1442 single']);
	});

	test('shows every message once and in order, and every group has its two ends', () => {
		const steps = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 900 }), isOwn: fc.boolean() }));
		fc.assert(
			fc.property(steps, (all) => {
				let minutes = 0;
				const messages = all.map(({ wait, isOwn }, index) => {
					minutes += wait;
					return at(minutes, isOwn, `k${index}`);
				});
				const shown = arrange(messages, { dayOf }).filter((row) => row.kind === 'message');
				expect(shown.map(({ message: each }) => each)).toEqual(messages);
				const count = (name: string) => shown.filter(({ position }) => position === name).length;
				expect(count('first')).toBe(count('last'));
			}),
		);
	});
});
