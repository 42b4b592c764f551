import { formatDate } from '../dates/dates.ts';
import { digitsFor } from '../digits/digits.ts';
import { EDITIONS, type Edition } from '../editions/editions.ts';
import type { Language } from '../languages/language.ts';
import { type Money, multiplyMoney } from '../money/arithmetic.ts';
import { formatCount, formatPrice } from '../money/format.ts';
import type { PaymentMethod } from '../payments/payments.ts';
import type { DocumentAddress } from './place.ts';
import { HEAD_OFFICE, type TaxBuyer } from './tax-buyer.ts';
import type { TranslateDocument } from './texts/document-texts.ts';
import {
	type DocumentCredit,
	type DocumentTotal,
	documentTotals,
	minus,
	type OrderTotals,
	type PointedAmounts,
} from './totals.ts';

/** The documents that an order can have one of (Specification §1). */
export const ORDER_DOCUMENTS = ['invoice', 'receipt'] as const;

/** A kind of document. */
export type OrderDocumentKind = (typeof ORDER_DOCUMENTS)[number];

/** One line that was sold. */
export interface DocumentLine {
	readonly id: string;
	readonly name: string;
	readonly variantName: string;
	readonly unitPrice: Money;
	readonly quantity: number;
	readonly total: Money;
}

/** What a document needs to know of its order; times are ISO 8601. */
export interface DocumentOrder extends OrderTotals {
	readonly code: string;
	readonly placedAt: string;
	readonly paidAt: string | null;
	readonly paymentMethod: PaymentMethod;
	readonly address: DocumentAddress | null;
	readonly email: string | null;
	/** The company that it is invoiced to; null where nobody named one. */
	readonly taxBuyer: TaxBuyer | null;
	readonly parcels: readonly {
		readonly kind: 'goods' | 'digital';
		readonly shop: { readonly name: string };
		readonly lines: readonly DocumentLine[];
	}[];
}

/** The company that documents are issued by, as it is registered. */
export interface DocumentSeller {
	readonly company: string;
	readonly address: string;
	/** Number that the tax office gave the company. */
	readonly taxNumber: string;
	/** Branch of the tax office's register, five digits, `00000` for the head office; null where there is none. */
	readonly branch: string | null;
}

/** What is owed for an order. */
export interface InvoiceFacts {
	readonly number: string;
	readonly issuedAt: string;
	/** Whole or broken percent. */
	readonly taxPercent: number;
	/** Null where none is configured. */
	readonly seller: DocumentSeller | null;
	readonly order: DocumentOrder;
}

/** What was paid for an order, how, and what of it went back. */
export interface ReceiptFacts {
	readonly number: string;
	readonly paidAt: string;
	readonly method: PaymentMethod;
	/** What was taken, before anything went back. */
	readonly paid: Money;
	/** What went back, and the payment or account that it went to; null for what nothing names. */
	readonly refunds: readonly { readonly amount: Money; readonly to: string | null }[];
	/** What the gateway calls the payment that paid the order. */
	readonly reference: string | null;
	/** Null where none is configured. */
	readonly seller: DocumentSeller | null;
	readonly order: DocumentOrder;
}

/** What was taken off an invoice after it was issued. */
export interface CreditNoteFacts {
	readonly number: string;
	readonly issuedAt: string;
	/** Number of the invoice. */
	readonly invoiceNumber: string;
	/** Whole or broken percent. */
	readonly taxPercent: number;
	readonly credit: DocumentCredit & {
		readonly pieces: readonly { readonly lineId: string; readonly quantity: number }[];
	};
	/** Null where none is configured. */
	readonly seller: DocumentSeller | null;
	readonly order: DocumentOrder;
}

/** A document in the words and figures of a language, whatever it is shown on. */
export interface DocumentContent {
	readonly title: string;
	readonly facts: readonly { readonly key: string; readonly label: string; readonly value: string }[];
	/** Who issues it: company, address and tax number; no lines where none is configured. */
	readonly seller: { readonly label: string; readonly lines: readonly string[] };
	/** The company that it is for: name, address and tax number; none where nobody named one. */
	readonly buyerCompany: readonly string[];
	readonly goods: readonly DocumentTable[];
	/** What the order came to. */
	readonly sums: readonly DocumentTotal[];
	/** What is below the total: its parts with the tax on an invoice, what was paid and given back on a receipt. */
	readonly settled: readonly DocumentTotal[];
}

/** A line of the goods table. */
export interface DocumentTable {
	readonly key: string;
	readonly name: string;
	/** Who sold it. */
	readonly seller: string;
	readonly price: string;
	readonly quantity: string;
	readonly total: string;
}

/** For whom a document is written. */
export interface DocumentContext {
	readonly say: TranslateDocument;
	readonly language: Language;
	/** Whose time zone the days are of. */
	readonly edition: Edition;
}

/** Writes the invoice of an order. */
export function invoiceContent(invoice: InvoiceFacts, reader: DocumentContext): DocumentContent {
	const { number, issuedAt, seller, order } = invoice;
	const { say, language } = reader;
	const day = dayOf(reader);
	return {
		...commonContent(order, seller, reader),
		title: say(isTaxInvoice(invoice, reader) ? 'invoice.taxTitle' : 'invoice.title'),
		facts: [
			{ key: 'number', label: say('number'), value: number },
			{ key: 'issued', label: say('issued'), value: day(issuedAt) },
			{ key: 'method', label: say('method'), value: say(`methods.${order.paymentMethod}`) },
			{ key: 'paidOn', label: say('paidOn'), value: order.paidAt === null ? say('unpaid') : day(order.paidAt) },
			...orderFacts(order, reader),
		],
		sums: documentTotals(order, say, language).filter(({ key }) => key !== 'taxIncluded'),
		settled: taxLines(order, invoice.taxPercent, reader, order.credits.length > 0),
	};
}

/** Whether an invoice is one that a buyer can deduct the tax by: Thai law gives that only to a seller with a branch. */
const isTaxInvoice = ({ seller }: InvoiceFacts, { edition }: DocumentContext) =>
	edition === 'th' && seller !== null && seller.branch !== null;

/**
 * Parts of a total: the value of the goods without tax, the tax at its rate, delivery, which is not taxed, and what points
 * pay; they add up to it.
 * @param isChanged whether the total is what is left after credits
 */
function taxLines(
	amounts: PointedAmounts & Pick<OrderTotals, 'isTaxIncluded'>,
	taxPercent: number,
	{ say, language, edition }: DocumentContext,
	isChanged = false,
): DocumentTotal[] {
	const { goods, discount, delivery, tax, pointsPaid, points, total, isTaxIncluded } = amounts;
	const value = goods.amount - discount.amount - (isTaxIncluded ? tax.amount : 0);
	const percent = digitsFor(language)(String(taxPercent));
	const lines = [
		{ key: 'beforeTax', label: say('beforeTax'), money: { ...goods, amount: value }, isShown: true },
		{ key: 'tax', label: say(`taxes.${edition}`, { percent }), money: tax, isShown: true },
		{ key: 'delivery', label: say('totals.delivery'), money: delivery, isShown: delivery.amount > 0 },
		{
			key: 'points',
			label: say('totals.points', { points: formatCount(points, language) }),
			money: { ...pointsPaid, amount: -pointsPaid.amount },
			isShown: pointsPaid.amount > 0,
		},
		{ key: 'total', label: say(isChanged ? 'totals.now' : 'totals.total'), money: total, isShown: true },
	];
	return lines
		.filter(({ isShown }) => isShown)
		.map(({ key, label, money }) => ({
			key,
			label,
			value: formatPrice(money, language),
			isStrong: key === 'total',
		}));
}

/** Writes the receipt of an order. */
export function receiptContent(receipt: ReceiptFacts, reader: DocumentContext): DocumentContent {
	const { number, paidAt, method, paid, refunds, reference, seller, order } = receipt;
	const { say, language } = reader;
	return {
		...commonContent(order, seller, reader),
		title: say('receipt.title'),
		facts: [
			{ key: 'number', label: say('number'), value: number },
			{ key: 'paidOn', label: say('paidOn'), value: dayOf(reader)(paidAt) },
			{ key: 'method', label: say('method'), value: say(`methods.${method}`) },
			...(reference ? [{ key: 'reference', label: say('reference'), value: reference }] : []),
			...orderFacts(order, reader),
		],
		settled: [
			{ key: 'paid', label: say('paid'), value: formatPrice(paid, language), isStrong: true },
			...refunds.map(({ amount, to }, index) => ({
				key: `refunded ${index}`,
				label: to === null ? say('refunded') : say('refundedTo', { to }),
				value: minus(amount, language),
				isStrong: false,
			})),
		],
	};
}

/** Writes the credit note of what was cancelled or returned after an order was invoiced. */
export function creditNoteContent(note: CreditNoteFacts, reader: DocumentContext): DocumentContent {
	const { number, issuedAt, invoiceNumber, taxPercent, credit, seller, order } = note;
	const { say, language } = reader;
	const isDelivered = credit.delivery.amount > 0;
	const totals = {
		...credit,
		placed: credit,
		credits: [],
		isTaxIncluded: order.isTaxIncluded,
		couponCode: order.couponCode,
		couponAmount: null,
		parcels: isDelivered ? order.parcels : [],
	};
	const creditedOf = (id: string) =>
		credit.pieces.reduce((sum, { lineId, quantity }) => sum + (lineId === id ? quantity : 0), 0);
	const parcels = order.parcels.map((parcel) => ({
		...parcel,
		lines: parcel.lines.flatMap((line) => {
			const quantity = creditedOf(line.id);
			return quantity === 0 ? [] : [{ ...line, quantity, total: multiplyMoney(line.unitPrice, quantity) }];
		}),
	}));
	return {
		...commonContent({ ...order, parcels }, seller, reader),
		title: say('creditNote.title'),
		facts: [
			{ key: 'number', label: say('number'), value: number },
			{ key: 'issued', label: say('issued'), value: dayOf(reader)(issuedAt) },
			{ key: 'invoice', label: say('creditNote.invoice'), value: invoiceNumber },
			{ key: 'reason', label: say('creditNote.reason'), value: say(`totals.${credit.kind}`) },
			...orderFacts(order, reader),
		],
		sums: documentTotals(totals, say, language).filter(({ key }) => key !== 'taxIncluded'),
		settled: taxLines({ ...credit, isTaxIncluded: order.isTaxIncluded }, taxPercent, reader),
	};
}

const dayOf =
	({ language, edition }: DocumentContext) =>
	(iso: string) =>
		formatDate(iso, language, EDITIONS[edition].timeZone);

function orderFacts({ code, placedAt }: DocumentOrder, reader: DocumentContext): DocumentContent['facts'] {
	const { say } = reader;
	return [
		{ key: 'order', label: say('order'), value: code },
		{ key: 'ordered', label: say('ordered'), value: dayOf(reader)(placedAt) },
	];
}

/** Tax number and branch: `Tax number 0105500000001 · Head office`. */
function taxNumberLine({ taxNumber, branch }: Pick<DocumentSeller, 'taxNumber' | 'branch'>, say: TranslateDocument) {
	const number = say('taxNumber', { number: taxNumber });
	if (branch === null) return number;
	return `${number} · ${branch === HEAD_OFFICE ? say('headOffice') : say('branch', { number: branch })}`;
}

function commonContent(
	order: DocumentOrder,
	seller: DocumentSeller | null,
	{ say, language }: DocumentContext,
): Pick<DocumentContent, 'seller' | 'buyerCompany' | 'goods' | 'sums'> {
	const { taxBuyer } = order;
	return {
		buyerCompany: taxBuyer
			? [taxBuyer.company, taxBuyer.address, taxNumberLine(taxBuyer, say)].filter((line) => line !== '')
			: [],
		seller: {
			label: say('seller'),
			lines: seller ? [seller.company, seller.address, taxNumberLine(seller, say)] : [],
		},
		goods: order.parcels.flatMap(({ shop, lines }) =>
			lines.map(({ id, name, variantName, unitPrice, quantity, total }) => ({
				key: id,
				name: [name, variantName].filter((part) => part !== '').join(' · '),
				seller: say('table.seller', { shop: shop.name }),
				price: formatPrice(unitPrice, language),
				quantity: formatCount(quantity, language),
				total: formatPrice(total, language),
			})),
		),
		sums: documentTotals(order, say, language),
	};
}
