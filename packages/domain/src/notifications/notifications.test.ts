import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	NOTIFICATION_KINDS,
	NOTIFICATION_TOPICS,
	type NotificationKind,
	type NotificationTopic,
	settledChoices,
	wantsNotification,
} from './index.ts';

const TOPICS = Object.keys(NOTIFICATION_TOPICS) as NotificationTopic[];
const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const choices = fc.record(Object.fromEntries(TOPICS.map((topic) => [topic, fc.boolean()])), { requiredKeys: [] });

describe('notifications', () => {
	it('come unless they were switched off, and cannot be where money or the account is concerned', () => {
		fc.assert(
			fc.property(choices, fc.constantFrom(...KINDS), (chosen, kind) => {
				const topic = NOTIFICATION_KINDS[kind];
				const isOff = chosen[topic] === false && !NOTIFICATION_TOPICS[topic].isRequired;
				expect(wantsNotification(chosen, kind)).toBe(!isOff);
				expect(settledChoices(chosen)[topic]).toBe(!isOff);
			}),
		);
	});

	it('always come of the account, orders and payments, and of nothing else', () => {
		const off = Object.fromEntries(TOPICS.map((topic) => [topic, false]));
		const on = Object.entries(settledChoices(off)).flatMap(([topic, isOn]) => (isOn ? [topic] : []));
		expect(on).toEqual(['account', 'orders', 'payments']);
	});

	it('settles every topic', () => {
		expect(Object.keys(settledChoices({}))).toEqual(TOPICS);
	});
});
