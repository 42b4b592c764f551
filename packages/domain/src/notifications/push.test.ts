import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS, type NotificationKind, newsSentence, PUSH_KINDS, pushKindOf } from './index.ts';

describe('push messages', () => {
	it('tell of orders with their payments, and of chat, and of nothing else', () => {
		const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
		const pushed = (push: string) => kinds.filter((kind) => pushKindOf(kind) === push);
		expect(PUSH_KINDS.map(pushed)).toEqual([
			[
				'order_status',
				'order_cancelled',
				'order_return',
				'plan_ending',
				'plan_renewing',
				'plan_renewed',
				'renewal_to_pay',
				'renewal_failed',
				'payment_received',
				'payment_failed',
				'payment_refunded',
			],
			['chat_message'],
		]);
	});
});

describe('the sentence of a piece of news', () => {
	const sentence = (kind: string, params: Readonly<Record<string, string | number>>, link = '/Orders/ZL1') =>
		newsSentence({ kind, params, link }, 'en');

	it('names the step of a parcel, and the order with its amount besides', () => {
		const params = { order: 'ZL1', parcel: 'EX1', status: 'delivered', amount: 1500000, currency: 'mmk' };
		expect(sentence('order_status', params)).toEqual({
			key: 'moves.delivered',
			values: { parcel: 'EX1' },
			about: ['ZL1', expect.stringContaining('15,000')],
		});
	});

	it('tells a shop and a shopper apart who wrote', () => {
		expect(sentence('chat_message', { shop: 'Golden' }, '/chat').key).toBe('shopWrote');
		expect(sentence('chat_message', { shop: 'Mya' }, '/chat?side=shop').key).toBe('shopperWrote');
	});

	it('falls back to the kind, and to a sentence for kinds of a newer server', () => {
		const digital = { goods: 'digital', status: 'delivered', order: 'ZL12345678' };
		expect(sentence('order_status', digital)).toEqual({ key: 'digitalReady', values: {}, about: ['ZL12345678'] });
		expect(sentence('order_status', {})).toEqual({ key: 'kinds.order_status', values: {}, about: [] });
		expect(sentence('unheard_of', {}).key).toBe('kinds.other');
	});
});
