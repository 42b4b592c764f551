import type { Edition } from '../../editions/editions.ts';
import type { PaymentMethod } from '../../payments/payments.ts';

/** Words that are on a document about an order, in one language; `{{name}}` stands for a fact. */
export type DocumentTexts = {
	readonly invoice: { readonly title: string; readonly taxTitle: string };
	readonly receipt: { readonly title: string };
	readonly creditNote: { readonly title: string; readonly invoice: string; readonly reason: string };
	readonly number: string;
	readonly issued: string;
	readonly paidOn: string;
	readonly order: string;
	readonly ordered: string;
	readonly seller: string;
	readonly taxNumber: string;
	readonly headOffice: string;
	readonly branch: string;
	readonly buyer: string;
	readonly method: string;
	readonly reference: string;
	readonly table: {
		readonly caption: string;
		readonly name: string;
		readonly seller: string;
		readonly price: string;
		readonly quantity: string;
		readonly total: string;
	};
	/** Taxes by the edition that they are of. */
	readonly taxes: Readonly<Record<Edition, string>>;
	readonly beforeTax: string;
	readonly paid: string;
	readonly refunded: string;
	readonly refundedTo: string;
	readonly unpaid: string;
	readonly page: string;
	readonly totals: {
		readonly goods: string;
		readonly discount: string;
		readonly coupon: string;
		readonly delivery: string;
		readonly free: string;
		readonly tax: string;
		readonly taxIncluded: string;
		readonly points: string;
		readonly total: string;
		readonly cancelled: string;
		readonly cancelledNote: string;
		readonly returned: string;
		readonly returnedNote: string;
		readonly pointsBack: string;
		readonly lessCoupon: string;
		readonly now: string;
	};
	readonly methods: Readonly<Record<PaymentMethod, string>>;
};

type KeysOf<Words> = {
	[Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${KeysOf<Words[Key]>}`;
}[keyof Words & string];

/** Path of a word: `table.seller`. */
export type DocumentTextKey = KeysOf<DocumentTexts>;

/** Says a word with its facts in place. */
export type TranslateDocument = (key: DocumentTextKey, facts?: Readonly<Record<string, string>>) => string;

interface Nested {
	readonly [key: string]: string | Nested;
}

/** Says the words of a language. */
export function documentTranslator(words: DocumentTexts): TranslateDocument {
	return (key, facts = {}) => {
		let found: string | Nested | undefined = words;
		for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
		return String(found ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? '');
	};
}
