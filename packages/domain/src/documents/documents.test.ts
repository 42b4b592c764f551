import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../languages/language.ts';
import type { Money } from '../money/arithmetic.ts';
import type { CurrencyKey } from '../money/currency-key.ts';
import { orderWorth, sumWorth, type WorthAmounts } from '../orders/index.ts';
import { histories } from '../orders/worth.arbitrary.ts';
import {
	creditNoteContent,
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

const PLACED = {
	goods: kyat(2_000_000),
	discount: kyat(0),
	delivery: kyat(0),
	tax: kyat(95_200),
	pointsPaid: kyat(0),
	total: kyat(2_000_000),
	points: 0,
};

const ORDER: DocumentOrder = {
	code: 'ZL31000001',
	placedAt: '2026-03-14T20:00:00.000Z',
	paidAt: null,
	paymentMethod: 'cash_on_delivery',
	address: ADDRESS,
	email: null,
	...PLACED,
	placed: PLACED,
	credits: [],
	isTaxIncluded: true,
	couponCode: null,
	couponAmount: null,
	taxBuyer: null,
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

/** Amounts of a history as a document has them. */
const pointed = (amounts: WorthAmounts, currency: CurrencyKey) => {
	const money = (amount: number): Money => ({ amount, currency });
	return {
		goods: money(amounts.goods),
		discount: money(amounts.discount),
		delivery: money(amounts.delivery),
		tax: money(amounts.tax),
		pointsPaid: money(amounts.pointsPaid),
		total: money(amounts.total),
		points: amounts.points,
	};
};

/** Orders of random histories, with what they come to. */
const documentOrders = histories.map(({ parcels, currency, isTaxIncluded }) => {
	const worth = orderWorth(parcels);
	const order = {
		...ORDER,
		...pointed(worth, currency),
		placed: pointed(sumWorth(parcels), currency),
		isTaxIncluded,
		credits: worth.credits.map((credit, index) => ({
			...pointed(credit, currency),
			kind: credit.kind,
			pieces: credit.pieces,
			number: index === 0 ? null : `CRN-${index}`,
		})),
	};
	return { order, worth };
});

/** Adds the figures of lines as a reader does, in minor units. */
const readSum = (lines: readonly { readonly value: string }[]): number =>
	lines.reduce((sum, { value }) => {
		const [, whole = '0', decimals = '00'] = /(\d+)(?:\.(\d\d))?/.exec(value.replaceAll(',', '')) ?? [];
		return sum + (value.startsWith('−') ? -1 : 1) * Number(whole + decimals);
	}, 0);

describe('documentTotals', () => {
	it('leaves out what there is nothing of', () => {
		expect(documentTotals(ORDER, say, 'en').map(({ label, value }) => [label, value])).toEqual([
			['Subtotal', '20,000\u00a0K'],
			['Delivery', 'Free'],
			['Total', '20,000\u00a0K'],
			['Includes tax', '952\u00a0K'],
		]);
	});

	it('names the coupon and the points, and takes both off [§3.11]', () => {
		const placed = {
			...PLACED,
			discount: kyat(50_000),
			pointsPaid: kyat(12_000),
			points: 1_200,
			total: kyat(1_938_000),
		};
		const order = { ...ORDER, ...placed, placed, couponCode: 'TEN', couponAmount: kyat(50_000) };
		expect(documentTotals(order, say, 'en')).toMatchObject([
			{ key: 'goods' },
			{ label: 'Discount, coupon TEN', value: '−500\u00a0K' },
			{ key: 'delivery' },
			{ label: '1,200 points', value: '−120\u00a0K' },
			{ key: 'total', value: '19,380\u00a0K', isStrong: true },
			{ key: 'taxIncluded', isStrong: false },
		]);
	});

	it('lists what a coupon takes off delivery, and delivery at its full price [§3.11]', () => {
		const order = { ...ORDER, couponCode: 'FREEDEL', couponAmount: kyat(250_000) };
		expect(documentTotals(order, say, 'en').map(({ label, value }) => [label, value])).toEqual([
			['Subtotal', '20,000\u00a0K'],
			['Discount, coupon FREEDEL', '−2,500\u00a0K'],
			['Delivery', '2,500\u00a0K'],
			['Total', '20,000\u00a0K'],
			['Includes tax', '952\u00a0K'],
		]);
	});

	it('counts tax that is added among the summands', () => {
		const placed = { ...PLACED, total: kyat(2_095_200) };
		const order = { ...ORDER, ...placed, placed, isTaxIncluded: false };
		expect(documentTotals(order, say, 'en').map(({ label, value }) => [label, value])).toEqual([
			['Subtotal', '20,000\u00a0K'],
			['Delivery', 'Free'],
			['Tax', '952\u00a0K'],
			['Total', '20,952\u00a0K'],
		]);
	});

	it('says what an order comes to after a parcel was cancelled and goods were returned [§3.19]', () => {
		const credit = { ...PLACED, tax: kyat(23_800), goods: kyat(500_000), total: kyat(500_000) };
		const order = {
			...ORDER,
			total: kyat(1_000_000),
			tax: kyat(47_600),
			credits: [
				{ ...credit, kind: 'cancelled' as const, number: null },
				{ ...credit, kind: 'returned' as const, number: 'CRN-2026-ZL31000001-1', points: 40, discount: kyat(28_100) },
			],
		};
		expect(documentTotals(order, say, 'en').slice(2)).toEqual([
			{ key: 'total', label: 'Total', value: '20,000\u00a0K', isStrong: false },
			{ key: 'credit 0', label: 'Cancelled', value: '−5,000\u00a0K', isStrong: false },
			{
				key: 'credit 1',
				label: 'Returned, credit note CRN-2026-ZL31000001-1 · less coupon 281\u00a0K · 40 points returned',
				value: '−5,000\u00a0K',
				isStrong: false,
			},
			{ key: 'now', label: 'New total', value: '10,000\u00a0K', isStrong: true },
			{ key: 'taxIncluded', label: 'Includes tax', value: '476\u00a0K', isStrong: false },
		]);
	});

	it('says nothing of a tax of zero, added or included', () => {
		const placed = { ...PLACED, tax: kyat(0) };
		for (const isTaxIncluded of [true, false]) {
			const order = { ...ORDER, ...placed, placed, isTaxIncluded };
			expect(documentTotals(order, say, 'en').map(({ key }) => key)).toEqual(['goods', 'delivery', 'total']);
		}
	});

	it('gives each line a key of its own', () => {
		fc.assert(
			fc.property(documentOrders, ({ order }) => {
				const keys = documentTotals(order, say, 'en').map(({ key }) => key);
				expect(new Set(keys).size).toBe(keys.length);
				expect(keys).not.toContain('');
			}),
		);
	});

	it('says nothing of delivery where nothing is carried', () => {
		const digital = { ...ORDER, parcels: [{ kind: 'digital' as const }] };
		expect(documentTotals(digital, say, 'en').map(({ key }) => key)).not.toContain('delivery');
	});

	it('has one strong line and words for all, for any order in any language', () => {
		fc.assert(
			fc.property(documentOrders, fc.constantFrom(...LANGUAGES), ({ order }, [language, words]) => {
				const sums = documentTotals(order, documentTranslator(words), language);
				expect(sums.filter(({ isStrong }) => isStrong)).toHaveLength(1);
				expect(sums.every(({ label, value }) => label !== '' && value !== '' && !label.includes('{{'))).toBe(true);
			}),
		);
	});

	it('adds up as it is read, and to what the order comes to, for any history [§3.19]', () => {
		fc.assert(
			fc.property(documentOrders, ({ order, worth }) => {
				const sums = documentTotals(order, say, 'en');
				const at = sums.findIndex(({ key }) => key === 'total');
				expect(readSum(sums.slice(0, at))).toBe(order.placed.total.amount);
				expect(readSum(sums.slice(at, at + 1))).toBe(order.placed.total.amount);
				const credited = sums.filter(({ key }) => key === 'total' || key.startsWith('credit'));
				expect(readSum(credited)).toBe(worth.total);
				expect(readSum(sums.filter(({ isStrong }) => isStrong))).toBe(worth.total);
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
			['Subtotal excluding tax', '19,048\u00a0K'],
			['Commercial tax 5%', '952\u00a0K'],
			['Total', '20,000\u00a0K'],
		]);
		expect(facts).toEqual([
			{ key: 'number', label: 'Number', value: 'INV-1' },
			{ key: 'issued', label: 'Issued on', value: 'Mar 15, 2026' },
			{ key: 'method', label: 'Payment method', value: 'Cash on delivery' },
			{ key: 'paidOn', label: 'Paid on', value: 'Unpaid' },
			{ key: 'order', label: 'Order', value: 'ZL31000001' },
			{ key: 'ordered', label: 'Ordered on', value: 'Mar 15, 2026' },
		]);
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
			['Subtotal excluding tax', '฿100.00'],
			['Value-added tax 7%', '฿7.00'],
			['Total', '฿107.00'],
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
			refunds: [],
			reference: null,
			seller: SELLER,
			order: ORDER,
		} as const;
		const { title, facts, seller, settled } = receiptContent(receipt, reader);
		expect(title).toBe('Receipt');
		expect(seller.lines).toContain('Tax number 109-876-543');
		expect(facts).toEqual([
			{ key: 'number', label: 'Number', value: 'RCP-1' },
			{ key: 'paidOn', label: 'Paid on', value: 'Mar 15, 2026' },
			{ key: 'method', label: 'Payment method', value: 'QR code' },
			{ key: 'order', label: 'Order', value: 'ZL31000001' },
			{ key: 'ordered', label: 'Ordered on', value: 'Mar 15, 2026' },
		]);
		expect(settled).toEqual([{ key: 'paid', label: 'Paid', value: '20,000\u00a0K', isStrong: true }]);
		const refunds = [
			{ amount: kyat(10_000), to: 'REF' },
			{ amount: kyat(20_000), to: null },
		];
		const back = receiptContent({ ...receipt, refunds, reference: 'REF' }, reader);
		expect(back.settled.slice(1)).toEqual([
			{ key: 'refunded 0', label: 'Refunded to REF', value: '−100\u00a0K', isStrong: false },
			{ key: 'refunded 1', label: 'Refunded', value: '−200\u00a0K', isStrong: false },
		]);
		expect(back.facts).toContainEqual({ key: 'reference', label: 'Payment reference', value: 'REF' });
	});

	it('an invoice of 25,925 baht names the delivery that is neither value nor tax of the goods', () => {
		const baht = (amount: number): Money => ({ amount, currency: 'thb' });
		const placed = {
			goods: baht(2_585_500),
			discount: baht(0),
			delivery: baht(7_000),
			tax: baht(169_145),
			pointsPaid: baht(0),
			total: baht(2_592_500),
			points: 0,
		};
		const order = { ...ORDER, ...placed, placed };
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 7, seller: null, order };
		const { settled } = invoiceContent(invoice, { ...reader, edition: 'th' });
		expect(settled.map(({ label, value }) => [label, value])).toEqual([
			['Subtotal excluding tax', '฿24,163.55'],
			['Value-added tax 7%', '฿1,691.45'],
			['Delivery', '฿70.00'],
			['Total', '฿25,925.00'],
		]);
	});

	it('an invoice and credit notes add up for any history, and to what the order comes to [§3.19]', () => {
		const context = { ...reader, edition: 'th' } as const;
		fc.assert(
			fc.property(documentOrders, ({ order, worth }) => {
				const facts = { number: 'N-1', issuedAt: ORDER.placedAt, taxPercent: 7, seller: null, order };
				const invoice = invoiceContent(facts, context);
				const parts = invoice.settled.filter(({ key }) => key !== 'total');
				expect(readSum(parts)).toBe(worth.total);
				let now = order.placed.total.amount;
				for (const credit of order.credits) {
					const note = creditNoteContent({ ...facts, invoiceNumber: 'INV-1', credit }, context);
					expect(readSum(note.settled.filter(({ key }) => key !== 'total'))).toBe(credit.total.amount);
					expect(readSum(note.sums.filter(({ key }) => key !== 'total'))).toBe(credit.total.amount);
					now -= credit.total.amount;
				}
				expect(now).toBe(worth.total);
			}),
		);
	});

	it('a credit note names the invoice, the pieces and their tax', () => {
		const credit = {
			...PLACED,
			goods: kyat(1_000_000),
			tax: kyat(47_600),
			total: kyat(1_000_000),
			kind: 'returned' as const,
			number: 'CRN-1',
			pieces: [{ lineId: '1', quantity: 1 }],
		};
		const facts = { number: 'CRN-1', issuedAt: '2026-12-31T18:00:00Z', invoiceNumber: 'INV-1', taxPercent: 5 };
		const note = creditNoteContent({ ...facts, credit, seller: SELLER, order: ORDER }, reader);
		expect(note.title).toBe('Credit note');
		expect(note.facts.slice(0, 4)).toEqual([
			{ key: 'number', label: 'Number', value: 'CRN-1' },
			{ key: 'issued', label: 'Issued on', value: 'Jan 1, 2027' },
			{ key: 'invoice', label: 'For invoice', value: 'INV-1' },
			{ key: 'reason', label: 'Reason', value: 'Returned' },
		]);
		expect(note.goods).toMatchObject([{ quantity: '1', total: '10,000\u00a0K' }]);
		expect(note.sums.map(({ label, value }) => [label, value])).toEqual([
			['Subtotal', '10,000\u00a0K'],
			['Total', '10,000\u00a0K'],
		]);
		expect(note.settled.map(({ value }) => value)).toEqual(['9,524\u00a0K', '476\u00a0K', '10,000\u00a0K']);
	});

	it('a credit note lists the pieces of one line alone, however many notes the order has', () => {
		const lines = ['1', '2', '3'].map((id) => ({
			...{ id, name: `Goods ${id}`, variantName: '', unitPrice: kyat(100_000), quantity: 5, total: kyat(500_000) },
		}));
		const pieces = [
			{ lineId: '2', quantity: 1 },
			{ lineId: '2', quantity: 2 },
			{ lineId: '3', quantity: 4 },
		];
		const credit = { ...PLACED, kind: 'cancelled' as const, number: 'CRN-1', pieces };
		const order = { ...ORDER, parcels: [{ kind: 'goods' as const, shop: { name: 'Lotus' }, lines }] };
		const facts = { number: 'CRN-1', issuedAt: ORDER.placedAt, invoiceNumber: 'INV-1', taxPercent: 5, seller: null };
		const { goods } = creditNoteContent({ ...facts, credit, order }, reader);
		expect(goods.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
			['Goods 2', '3', '3,000\u00a0K'],
			['Goods 3', '4', '4,000\u00a0K'],
		]);
	});

	it('an invoice says when it was paid, what points pay, and what the order comes to now', () => {
		const points = { points: 1_200, pointsPaid: kyat(12_000), delivery: kyat(50_000), total: kyat(2_038_000) };
		const credit = { ...PLACED, kind: 'cancelled' as const, number: null, pieces: [] };
		const order = { ...ORDER, ...points, paidAt: '2026-03-16T20:00:00.000Z', credits: [credit] };
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 5, seller: SELLER, order };
		const { facts, settled } = invoiceContent(invoice, reader);
		expect(facts).toContainEqual({ key: 'paidOn', label: 'Paid on', value: 'Mar 17, 2026' });
		expect(settled).toEqual([
			{ key: 'beforeTax', label: 'Subtotal excluding tax', value: '19,048\u00a0K', isStrong: false },
			{ key: 'tax', label: 'Commercial tax 5%', value: '952\u00a0K', isStrong: false },
			{ key: 'delivery', label: 'Delivery', value: '500\u00a0K', isStrong: false },
			{ key: 'points', label: '1,200 points', value: '−120\u00a0K', isStrong: false },
			{ key: 'total', label: 'New total', value: '20,380\u00a0K', isStrong: true },
		]);
	});

	it('an invoice of Myanmar, or of a seller without a branch, is no tax invoice', () => {
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 7, order: ORDER };
		const branch = { ...SELLER, branch: '00000' };
		expect(invoiceContent({ ...invoice, seller: branch }, reader).title).toBe('Invoice');
		expect(invoiceContent({ ...invoice, seller: SELLER }, { ...reader, edition: 'th' }).title).toBe('Invoice');
	});

	it('names the company that an order is invoiced to', () => {
		const taxBuyer = { company: 'Mekong Ltd.', address: '', taxNumber: '0105561000004', branch: '00002' };
		const order = { ...ORDER, taxBuyer };
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 7, seller: SELLER, order };
		expect(invoiceContent(invoice, reader).buyerCompany).toEqual([
			'Mekong Ltd.',
			'Tax number 0105561000004 · Branch 00002',
		]);
		expect(invoiceContent({ ...invoice, order: ORDER }, reader).buyerCompany).toEqual([]);
	});

	it('uses the digits of the language', () => {
		const words = { say: documentTranslator(MM), language: 'mm', edition: 'mm' } as const;
		const invoice = { number: 'INV-1', issuedAt: ORDER.placedAt, taxPercent: 5, seller: null, order: ORDER };
		expect(invoiceContent(invoice, words).settled.find(({ key }) => key === 'tax')?.label).toContain('၅%');
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
		expect(placeLines({ ...ADDRESS, phone: '66812345678' }).phone).toBe('081 234 5678');
		expect(placeLines({ ...ADDRESS, phone: '6591234567' }).phone).toBe('9123 4567');
		expect(placeLines({ ...ADDRESS, phone: '4912345' }).phone).toBe('+4912345');
		expect(placeLines({ ...ADDRESS, text: 'Latha, Yangon, 11181' }).area).toBe('Latha, Yangon, 11181');
	});
});
