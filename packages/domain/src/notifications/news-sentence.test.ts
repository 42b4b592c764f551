import { describe, expect, it } from 'vitest';
import { newsSentence, type StoredNews } from './index.ts';

const MONEY = { amount: 1_850_000, currency: 'mmk' };
const PRICE = '18,500\u00a0K';
const sentence = (kind: string, params: StoredNews['params'] = {}, link = '/orders/1') =>
	newsSentence({ kind, params, link }, 'en');

describe('newsSentence', () => {
	it.each<[string, StoredNews['params'], string, object, readonly string[]]>([
		[
			'order_return',
			{ status: 'accepted', parcel: 'EX1MP', order: 'ZL1' },
			'returns.accepted',
			{ parcel: 'EX1MP' },
			['ZL1'],
		],
		['order_return', { status: 'refunded', ...MONEY }, 'returns.refunded', { parcel: '' }, [PRICE]],
		['order_return', { status: 'delivered', parcel: 'EX1MP' }, 'kinds.order_return', {}, []],
		['order_status', { status: 'delivered', goods: 'digital', parcel: 'EX1MP' }, 'digitalReady', {}, []],
		['order_status', { status: 'delivered', parcel: 'EX1MP' }, 'moves.delivered', { parcel: 'EX1MP' }, []],
		[
			'order_status',
			{ status: 'complete', goods: 'digital', parcel: 'EX1MP' },
			'moves.complete',
			{ parcel: 'EX1MP' },
			[],
		],
		['order_status', { status: 'on going', parcel: 'EX1MP' }, 'moves.on going', { parcel: 'EX1MP' }, []],
		['order_status', { status: 'on going' }, 'kinds.order_status', {}, []],
		['order_status', { status: 'accepted', parcel: 'EX1MP' }, 'kinds.order_status', {}, []],
		[
			'order_cancelled',
			{ parcel: 'EX1MP', order: 'ZL1', status: 'accepted' },
			'cancelled',
			{ parcel: 'EX1MP' },
			['ZL1'],
		],
		['order_cancelled', {}, 'kinds.order_cancelled', {}, []],
		['payment_received', { ...MONEY, order: 'ZL1' }, 'received', { amount: PRICE, order: 'ZL1' }, []],
		['payment_received', MONEY, 'kinds.payment_received', {}, [PRICE]],
		['payment_received', { order: 'ZL1' }, 'kinds.payment_received', {}, ['ZL1']],
		['payment_failed', { ...MONEY, order: 'ZL1' }, 'failed', { amount: PRICE }, ['ZL1']],
		['payment_failed', { ...MONEY, attempt: 2, name: 'Plan' }, 'failedAgain', { amount: PRICE, count: 2 }, ['Plan']],
		['payment_failed', { ...MONEY, attempt: 'two' }, 'failed', { amount: PRICE }, []],
		['payment_failed', { attempt: 2 }, 'kinds.payment_failed', {}, []],
		['payment_refunded', { ...MONEY, order: 'ZL1' }, 'refunded', { amount: PRICE }, ['ZL1']],
		['payment_refunded', { order: 'ZL1' }, 'kinds.payment_refunded', {}, ['ZL1']],
		['chat_message', { shop: 'Lotus', product: 'Longyi' }, 'shopWrote', { name: 'Lotus' }, []],
		['chat_message', { product: 'Longyi' }, 'kinds.chat_message', {}, ['Longyi']],
		['quotation_requested', { shop: 'Lotus', attempt: 2 }, 'kinds.quotation_requested', {}, ['Lotus']],
		['renewal_to_pay', { reminder: 1, name: 'Plan', ...MONEY }, 'renewalReminder', {}, ['Plan', PRICE]],
		['renewal_to_pay', { name: 'Plan' }, 'kinds.renewal_to_pay', {}, ['Plan']],
		['points_earned', { points: 12, order: 'ZL1' }, 'earned', { count: 12 }, ['ZL1']],
		['points_earned', { points: '12' }, 'kinds.points_earned', {}, []],
		['points_expiring', { points: 12, reminder: 1 }, 'kinds.points_expiring', {}, []],
		['quotation_answered', { status: 'declined', product: 'Longyi' }, 'quoted.declined', {}, ['Longyi']],
		['quotation_answered', { status: 'requested' }, 'kinds.quotation_answered', {}, []],
		[
			'coupon_received',
			{ ...MONEY, parcel: 'EX1MP', order: 'ZL1', status: 'answered' },
			'kinds.coupon_received',
			{},
			['ZL1', PRICE],
		],
		['a kind of tomorrow', { name: 'News' }, 'kinds.other', {}, ['News']],
	])('%s %j: %s', (kind, params, key, values, about) => {
		expect(sentence(kind, params)).toEqual({ key, values, about });
	});

	it('tells a shop that a shopper wrote, by where it leads', () => {
		expect(sentence('chat_message', { shop: 'Mya' }, '/chat?side=shop')).toMatchObject({
			key: 'shopperWrote',
			values: { name: 'Mya' },
		});
	});

	it('names what it is about in one order: product, order, shop, amount', () => {
		const params = { shop: 'Lotus', order: 'ZL1', product: 'Longyi', name: 'Plan', ...MONEY };
		expect(sentence('shop_news', params).about).toEqual(['Plan', 'Longyi', 'ZL1', 'Lotus', PRICE]);
	});

	it.each([{ amount: '18500', currency: 'mmk' }, { amount: 18_500, currency: 'doge' }, { amount: 18_500 }])(
		'names no amount of %j',
		(params) => {
			expect(sentence('payment_refunded', params as StoredNews['params'])).toEqual({
				...{ key: 'kinds.payment_refunded', values: {}, about: [] },
			});
		},
	);
});
