import { formatDate } from '../dates/dates.ts';
import { digitsFor } from '../digits/digits.ts';
import { EDITIONS, type Edition } from '../editions/editions.ts';
import type { Language } from '../languages/languages.ts';
import type { Money } from '../money/arithmetic.ts';
import { formatCount, formatPrice } from '../money/format.ts';
import type { PaymentMethod } from '../payments/payments.ts';
import type { DocumentAddress } from './place.ts';
import type { TranslateDocument } from './texts/document-texts.ts';
import { type DocumentTotal, documentTotals, type OrderTotals } from './totals.ts';

/** The documents that an order can have (Specification §1). */
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
	readonly paid: Money;
	readonly refunded: Money;
	/** What the gateway calls the payment. */
	readonly reference: string | null;
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
	readonly goods: readonly DocumentTable[];
	/** What the order came to. */
	readonly sums: readonly DocumentTotal[];
	/** What is below the total: the tax in it on an invoice, what was paid and given back on a receipt. */
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
		sums: documentTotals(order, say, language).filter(({ key }) => key !== 'tax'),
		settled: taxLines(invoice, reader),
	};
}

/** Whether an invoice is one that a buyer can deduct the tax by: Thai law gives that only to a seller with a branch. */
const isTaxInvoice = ({ seller }: InvoiceFacts, { edition }: DocumentContext) =>
	edition === 'th' && seller !== null && seller.branch !== null;

/** The value of the goods without tax, and the tax at its rate. */
function taxLines(
	{ taxPercent, order: { goods, discount, tax, isTaxIncluded } }: InvoiceFacts,
	{ say, language, edition }: DocumentContext,
): DocumentTotal[] {
	const value = goods.amount - discount.amount - (isTaxIncluded ? tax.amount : 0);
	const percent = digitsFor(language)(String(taxPercent));
	return [
		{ key: 'beforeTax', label: say('beforeTax'), value: formatPrice({ ...goods, amount: value }, language) },
		{ key: 'tax', label: say(`taxes.${edition}`, { percent }), value: formatPrice(tax, language) },
	].map((line) => ({ ...line, isStrong: false }));
}

/** Writes the receipt of an order. */
export function receiptContent(receipt: ReceiptFacts, reader: DocumentContext): DocumentContent {
	const { number, paidAt, method, paid, refunded, reference, seller, order } = receipt;
	const { say, language } = reader;
	const back = {
		key: 'refunded',
		label: say('refunded'),
		value: `−${formatPrice(refunded, language)}`,
		isStrong: false,
	};
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
			...(refunded.amount > 0 ? [back] : []),
		],
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

/** Number of the head office among the branches of a company. */
const HEAD_OFFICE = '00000';

function commonContent(
	order: DocumentOrder,
	seller: DocumentSeller | null,
	{ say, language }: DocumentContext,
): Pick<DocumentContent, 'seller' | 'goods' | 'sums'> {
	return {
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
