import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../languages/languages.ts';
import type { Money } from '../money/arithmetic.ts';
import {
	type DocumentOrder,
	type DocumentTexts,
	documentTotals,
	documentTranslator,
	invoiceContent,
	placeLines,
	receiptContent,
} from './index.ts';
import { WORDS as CHINA } from './texts/china/index.ts';
import { WORDS as EN } from './texts/en/index.ts';
import { WORDS as MM } from './texts/mm/index.ts';
import { WORDS as THAI } from './texts/thai/index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });
const LANGUAGES: readonly (readonly [Language, DocumentTexts])[] = [
	['en', EN],
	['mm', MM],
	['thai', THAI],
	['china', CHINA],
];
const say = documentTranslator(EN);
const SELLER = {
	company: 'Zaylat Myanmar Co., Ltd.',
	address: '1 Merchant Street, Yangon',
	taxNumber: '109-876-543',
	branch: null,
};
const reader = { say, language: 'en', edition: 'mm' } as const;

const ADDRESS = {
	recipient: 'Daw Khin',
	phone: '959951234567',
	homeNo: '12',
	street: 'Anawrahta Road',
	landmark: null,
	postcode: '11181',
	text: 'Latha, Yangon',
};

const ORDER: DocumentOrder = {
	code: 'ZL31000001',
	placedAt: '2026-03-14T20:00:00.000Z',
	paidAt: null,
	paymentMethod: 'cash_on_delivery',
	address: ADDRESS,
	email: null,
	goods: kyat(2_000_000),
	discount: kyat(0),
	delivery: kyat(0),
	tax: kyat(95_200),
	pointsPaid: kyat(0),
	total: kyat(2_000_000),
	points: 0,
	isTaxIncluded: true,
	couponCode: null,
	couponAmount: null,
	parcels: [
		{
			kind: 'goods',
			shop: { name: 'Lotus' },
			lines: [
				{ id: '1', name: 'Longyi', variantName: 'M', unitPrice: kyat(1_000_000), quantity: 2, total: kyat(2_000_000) },
			],
		},
	],
};

describe('documentTotals', () => {
	it('leaves out what there is nothing of', () => {
		expect(documentTotals(ORDER, say, 'en').map(({ label, value }) => [label, value])).toEqual([
			['Goods', '20,000\u00a0K'],
			['Delivery', 'Free'],
			['Tax in the price', '952\u00a0K'],
			['Total', '20,000\u00a0K'],
		]);
	});

	it('names the coupon and the points, and takes both off [§3.11]', () => {
		const order = {
			...ORDER,
			discount: kyat(50_000),
			couponCode: 'TEN',
			couponAmount: kyat(50_000),
			pointsPaid: kyat(12_000),
			points: 1_200,
		};
		expect(documentTotals(order, say, 'en')).toMatchObject([
			{ key: 'goods' },
			{ label: 'Discount, coupon TEN', value: '−500\u00a0K' },
			{ key: 'delivery' },
			{ key: 'tax' },
			{ label: '1,200 points', value: '−120\u00a0K' },
			{ key: 'total', isStrong: true },
		]);
	});

	it('lists what a coupon takes off delivery, and delivery at its full price [§3.11]', () => {
		const order = { ...ORDER, delivery: kyat(0), couponCode: 'FREEDEL', couponAmount: kyat(250_000) };
		expect(documentTotals(order, say, 'en').map(({ label, value }) => [label, value])).toEqual([
			['Goods', '20,000\u00a0K'],
			['Discount, coupon FREEDEL', '−2,500\u00a0K'],
			['Delivery', '2,500\u00a0K'],
			['Tax in the price', '952\u00a0K'],
			['Total', '20,000\u00a0K'],
		]);
	});

	it('says nothing of delivery where nothing is carried', () => {
		const digital = { ...ORDER, parcels: [{ kind: 'digital' as const }] };
		expect(documentTotals(digital, say, 'en').map(({ key }) => key)).not.toContain('delivery');
	});

	it('ends with the total, alone strong, for any order in any language', () => {
		const amount = fc.nat({ max: 1e9 }).map(kyat);
		const orders = fc.record({
			...Object.fromEntries(
				['goods', 'discount', 'delivery', 'tax', 'pointsPaid', 'total'].map((key) => [key, amount]),
			),
			points: fc.nat(),
			isTaxIncluded: fc.boolean(),
		});
		fc.assert(
			fc.property(orders, fc.constantFrom(...LANGUAGES), (amounts, [language, words]) => {
				const sums = documentTotals({ ...ORDER, ...amounts }, documentTranslator(words), language);
				expect(sums.filter(({ isStrong }) => isStrong)).toEqual([sums.at(-1)]);
				expect(sums.every(({ label, value }) => label !== '' && value !== '' && !label.includes('{{'))).toBe(true);
			}),
		);
	});
});

describe('documents', () => {
	it('an invoice counts days where the edition is and says what is not paid [§1.19]', () => {
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 5, seller: SELLER, order: ORDER };
		const { title, facts, seller, goods, sums, settled } = invoiceContent(invoice, reader);
		expect(seller).toEqual({
			label: 'Seller',
			lines: ['Zaylat Myanmar Co., Ltd.', '1 Merchant Street, Yangon', 'Tax number 109-876-543'],
		});
		expect(invoiceContent({ ...invoice, seller: null }, reader).seller.lines).toEqual([]);
		expect(title).toBe('Invoice');
		expect(sums.map(({ key }) => key)).toEqual(['goods', 'delivery', 'total']);
		expect(settled.map(({ label, value }) => [label, value])).toEqual([
			['Goods without tax', '19,048\u00a0K'],
			['Commercial tax 5%', '952\u00a0K'],
		]);
		expect(Object.fromEntries(facts.map(({ key, value }) => [key, value]))).toEqual({
			number: 'INV-1',
			issued: 'Mar 15, 2026',
			method: 'Cash on delivery',
			paidOn: 'Not paid yet',
			order: 'ZL31000001',
			ordered: 'Mar 15, 2026',
		});
		expect(goods).toEqual([
			{
				key: '1',
				name: 'Longyi · M',
				seller: 'Sold by Lotus',
				price: '10,000\u00a0K',
				quantity: '2',
				total: '20,000\u00a0K',
			},
		]);
	});

	it('an invoice of the Thai edition is a tax invoice of a branch, with value-added tax [§1.19]', () => {
		const baht = (amount: number): Money => ({ amount, currency: 'thb' });
		const order = { ...ORDER, goods: baht(21_400), discount: baht(10_700), tax: baht(700), total: baht(10_700) };
		const seller = { ...SELLER, taxNumber: '0105500000001', branch: '00000' };
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 7, seller, order };
		const thai = { ...reader, edition: 'th' } as const;
		const content = invoiceContent(invoice, thai);
		expect(content.title).toBe('Tax invoice');
		expect(content.seller.lines.at(-1)).toBe('Tax number 0105500000001 · Head office');
		expect(content.settled.map(({ label, value }) => [label, value])).toEqual([
			['Goods without tax', '฿100.00'],
			['Value-added tax 7%', '฿7.00'],
		]);
		const branch = invoiceContent({ ...invoice, seller: { ...seller, branch: '00012' } }, thai);
		expect(branch.seller.lines.at(-1)).toContain('Branch 00012');
		expect(invoiceContent({ ...invoice, seller: null }, thai).title).toBe('Invoice');
	});

	it('a receipt says what came and what went back [§1.19]', () => {
		const receipt = {
			number: 'RCP-1',
			paidAt: ORDER.placedAt,
			method: 'qr',
			paid: ORDER.total,
			refunded: kyat(0),
			reference: null,
			seller: SELLER,
			order: ORDER,
		} as const;
		expect(receiptContent(receipt, reader).seller.lines).toContain('Tax number 109-876-543');
		expect(receiptContent(receipt, reader).settled.map(({ key }) => key)).toEqual(['paid']);
		const back = receiptContent({ ...receipt, refunded: kyat(10_000), reference: 'REF' }, reader);
		expect(back.settled.at(-1)).toMatchObject({ label: 'Given back', value: '−100\u00a0K' });
		expect(back.facts.map(({ value }) => value)).toContain('REF');
	});

	it('uses the digits of the language', () => {
		const words = { say: documentTranslator(MM), language: 'mm', edition: 'mm' } as const;
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 5, seller: null, order: ORDER };
		expect(invoiceContent(invoice, words).settled.at(-1)?.label).toContain('၅%');
		expect(invoiceContent(invoice, words).goods[0]?.quantity).toBe('၂');
	});
});

describe('placeLines', () => {
	it('writes the number as people at home do, and leaves empty what is missing', () => {
		expect(placeLines({ ...ADDRESS, homeNo: '' })).toEqual({
			recipient: 'Daw Khin',
			home: 'Anawrahta Road',
			area: 'Latha, Yangon 11181',
			landmark: '',
			phone: '09 951 234 567',
		});
		expect(placeLines({ ...ADDRESS, phone: '4912345' }).phone).toBe('+4912345');
		expect(placeLines({ ...ADDRESS, text: 'Latha, Yangon, 11181' }).area).toBe('Latha, Yangon, 11181');
	});
});
