import { DOCUMENT_FILES, type DocumentFile } from '@zaylat/api-client/contract';
import {
	creditNoteContent,
	type DocumentSeller,
	type DocumentTexts,
	documentTranslator,
	invoiceContent,
	ORDER_DOCUMENTS,
	receiptContent,
} from '@zaylat/domain/documents';
import { WORDS as CHINA } from '@zaylat/domain/documents/texts/china';
import { WORDS as EN } from '@zaylat/domain/documents/texts/en';
import { WORDS as MM } from '@zaylat/domain/documents/texts/mm';
import { WORDS as THAI } from '@zaylat/domain/documents/texts/thai';
import { isLanguage, type Language, languageOfTag } from '@zaylat/domain/languages';
import { requireSession } from '../auth/session.ts';
import { BRAND } from '../brand.ts';
import type { Db } from '../db/connect.ts';
import { limitedAddressOf } from '../http/address.ts';
import { localeOf } from '../http/locale.ts';
import type { Router } from '../http/mount.ts';
import { enforceLimit } from '../http/rate-limit.ts';
import { operatorIn } from '../operators.ts';
import { creditNoteOf, invoiceOf, issuerOf, receiptOf } from '../orders/documents.ts';
import { findOrder } from '../orders/find.ts';
import type { OrderRow } from '../orders/state.ts';
import { type PdfInput, pdfInputOf } from './pdf-input.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';

const WORDS: Readonly<Record<Language, DocumentTexts>> = { en: EN, mm: MM, thai: THAI, china: CHINA };

/**
 * Serves invoices, receipts and credit notes as files. A browser follows their address to save one, with its cookie and without our
 * headers, so these routes are not in the contract and require no security key.
 * @returns the PDF renderer, for other documents, to be closed with the server
 */
export function mountOrderDocuments({ app, services }: Router): PdfRenderer {
	const printer = createPdfRenderer();
	for (const kind of FILES) {
		const route = DOCUMENT_FILES[kind];
		app.get(pathOf(route), async (c) => {
			c.set('route', route);
			const session = await requireSession(c, services);
			await enforceLimit(services, 'file', { session, address: limitedAddressOf(c, services.config) });
			const { edition, language: likely } = localeOf(c, services.config.defaultEdition);
			const requested = c.req.query('lang') ?? '';
			const language = isLanguage(requested) ? requested : (languageOfTag(requested) ?? likely);
			const seller = issuerOf(operatorIn(services.config.operators, edition, language));
			const reader = { edition, language, seller };
			const order = await findOrder(services.db, { userId: session.userId, edition }, c.req.param('id') ?? '');
			const position = Number.parseInt(c.req.param('position') ?? '1', 10);
			const document = await MAKERS[kind](services.db, order, reader, position);
			const file = new Uint8Array(await printer.print(document));
			return c.body(file, 200, {
				'content-type': 'application/pdf',
				'content-length': String(file.length),
				'content-disposition': `attachment; filename="${document.number.replace(/[^\w.-]/g, '_')}.pdf"`,
				'content-language': document.lang,
				'cache-control': 'private, no-store',
			});
		});
	}
	return printer;
}

/** A route for the router: a parameter takes a whole part of a path, so that the ending of a file's name is a part of it. */
const pathOf = (route: string): string =>
	route.replace('{position}.pdf', ':position{[1-9][0-9]{0,3}\\.pdf}').replace('{id}', ':id');

interface Locale {
	readonly edition: 'mm' | 'th';
	readonly language: Language;
	readonly seller: DocumentSeller | null;
}

/** @param position of a credit note among those of its order, from 1; other documents are one */
type Maker = (db: Db, row: OrderRow, locale: Locale, position: number) => Promise<PdfInput>;

const FILES = [...ORDER_DOCUMENTS, 'creditNote'] as const satisfies readonly DocumentFile[];

const MAKERS: Readonly<Record<DocumentFile, Maker>> = {
	async invoice(db, row, locale) {
		const say = documentTranslator(WORDS[locale.language]);
		const facts = await invoiceOf(db, row, locale);
		const content = invoiceContent(facts, { ...locale, say });
		return pdfInputOf({ ...facts, content, say, brand: BRAND.name, language: locale.language });
	},
	async receipt(db, row, locale) {
		const say = documentTranslator(WORDS[locale.language]);
		const facts = await receiptOf(db, row, locale);
		const content = receiptContent(facts, { ...locale, say });
		return pdfInputOf({ ...facts, content, say, brand: BRAND.name, language: locale.language });
	},
	async creditNote(db, row, locale, position) {
		const say = documentTranslator(WORDS[locale.language]);
		const facts = await creditNoteOf(db, row, position, locale);
		const content = creditNoteContent(facts, { ...locale, say });
		return pdfInputOf({ ...facts, content, say, brand: BRAND.name, language: locale.language });
	},
};
