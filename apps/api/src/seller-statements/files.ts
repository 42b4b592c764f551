import type { SellerStatementDetails } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { digitsFor } from '@zaylat/domain/digits';
import type { DocumentSeller } from '@zaylat/domain/documents';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { formatPrice, type Money, toDecimal } from '@zaylat/domain/money';
import { BRAND } from '../brand.ts';
import type { PdfInput } from '../documents/pdf-input.ts';
import { STATEMENT_TEXTS } from './texts.ts';

/** Columns of the CSV file; programs read them, so that they are the same in all languages. */
const COLUMNS = ['statement', 'order', 'kind', 'sales', 'commission', 'amount', 'currency'] as const;

/**
 * A statement as CSV (RFC 4180): a line per order, amounts in major units with a point. Its sum with the line `carried` is the
 * total. No field needs quotes: they are codes, words of ours and numbers.
 */
export function statementCsv({ number, carried, lines }: SellerStatementDetails): string {
	const row = (orderCode: string, kind: string, sales: Money, commission: Money, amount: Money) =>
		[
			number,
			orderCode,
			kind,
			decimal(sales),
			decimal(commission),
			decimal(amount),
			amount.currency.toUpperCase(),
		].join();
	const nothing = { ...carried, amount: 0 };
	const rows = lines.map(({ orderCode, kind, sales, commission, amount }) =>
		row(orderCode, kind, sales, commission, amount),
	);
	return [COLUMNS.join(), ...rows, row('', 'carried', nothing, nothing, carried), ''].join('\r\n');
}

const decimal = (money: Money): string => toDecimal(money);

/** A statement as the template of documents prints it. */
export function statementPdf(
	statement: SellerStatementDetails,
	{
		edition,
		language,
		seller,
	}: { readonly edition: Edition; readonly language: Language; readonly seller: DocumentSeller | null },
): PdfInput {
	const say = STATEMENT_TEXTS[language];
	const [lang = 'en', region = 'US'] = LANGUAGES[language].locale.split('-');
	const day = (iso: string) => formatDate(iso, language, EDITIONS[edition].timeZone);
	const show = (money: Money) => formatPrice(money, language);
	const { number, shop, closedAt, paidAt, lines, carried, total, payout, carriedOn } = statement;
	return {
		title: say.title,
		number,
		brand: BRAND.name,
		lang,
		region,
		digits: digitsFor(language)('0123456789'),
		page: say.page,
		facts: [
			{ key: 'number', label: say.number, value: number },
			{ key: 'closed', label: say.closed, value: day(closedAt) },
			...(paidAt === null ? [] : [{ key: 'paid', label: say.paid, value: day(paidAt) }]),
		],
		seller: { label: say.marketplace, lines: seller ? [seller.company, seller.address] : [] },
		buyerCompany: [],
		buyer: { label: say.shop, lines: [shop.name] },
		headers: [say.order, say.sales, say.commission, say.amount],
		goods: lines.map(({ orderCode, kind, sales, commission, amount }) => ({
			key: orderCode,
			name: orderCode,
			seller: say[kind],
			price: show(sales),
			quantity: show(commission),
			total: show(amount),
		})),
		sums: [
			{ key: 'carried', label: say.carried, value: show(carried), isStrong: false },
			{ key: 'total', label: say.total, value: show(total), isStrong: true },
		],
		settled: [
			{ key: 'payout', label: say.payout, value: show(payout), isStrong: true },
			{ key: 'carriedOn', label: say.carriedOn, value: show(carriedOn), isStrong: false },
		],
	};
}
