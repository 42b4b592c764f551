import { digitsFor } from '@zaylat/domain/digits';
import { type DocumentContent, type DocumentOrder, placeLines, type TranslateDocument } from '@zaylat/domain/documents';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';

/** A document as the template reads it; all of it is text to show, none of it markup. */
export interface PdfInput extends DocumentContent {
	readonly number: string;
	readonly brand: string;
	/** ISO 639 code of the language, and the region whose characters are meant. */
	readonly lang: string;
	readonly region: string;
	/** The ten digits of the language. */
	readonly digits: string;
	/** How pages are counted: `Page {{page}} of {{pages}}`. */
	readonly page: string;
	readonly buyer: { readonly label: string; readonly lines: readonly string[] };
	readonly headers: readonly string[];
}

/** What a document is printed from. */
export interface PdfSource {
	readonly content: DocumentContent;
	readonly number: string;
	readonly order: DocumentOrder;
	readonly brand: string;
	readonly language: Language;
	readonly say: TranslateDocument;
}

/** Lays out the words of a document for the template. */
export function pdfInputOf({ content, number, order, brand, language, say }: PdfSource): PdfInput {
	const [lang = 'en', region = 'US'] = LANGUAGES[language].locale.split('-');
	const place = order.address ? Object.values(placeLines(order.address)) : [order.email ?? ''];
	return {
		...content,
		number,
		brand,
		lang,
		region,
		digits: digitsFor(language)('0123456789'),
		page: say('page', { page: '{{page}}', pages: '{{pages}}' }),
		buyer: { label: say('buyer'), lines: [...content.buyerCompany, ...place].filter((line) => line !== '') },
		headers: [say('table.name'), say('table.price'), say('table.quantity'), say('table.total')],
	};
}
