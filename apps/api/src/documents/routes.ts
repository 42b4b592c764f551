import { DOCUMENT_FILES, LIMITS } from '@zaylat/api-client/contract';
import { createBrand } from '@zaylat/domain/brand';
import {
	type DocumentSeller,
	type DocumentTexts,
	documentTranslator,
	invoiceContent,
	ORDER_DOCUMENTS,
	type OrderDocumentKind,
	receiptContent,
} from '@zaylat/domain/documents';
import { WORDS as CHINA } from '@zaylat/domain/documents/texts/china';
import { WORDS as EN } from '@zaylat/domain/documents/texts/en';
import { WORDS as MM } from '@zaylat/domain/documents/texts/mm';
import { WORDS as THAI } from '@zaylat/domain/documents/texts/thai';
import { isLanguage, type Language, languageOfTag } from '@zaylat/domain/languages';
import { requireSession } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { addressOf, subjectOf } from '../http/address.ts';
import { localeOf } from '../http/locale.ts';
import type { Router } from '../http/mount.ts';
import { enforceLimit, limitedCaller } from '../http/rate-limit.ts';
import { operatorIn } from '../operators.ts';
import { invoiceOf, issuerOf, receiptOf } from '../orders/documents.ts';
import { findOrder } from '../orders/find.ts';
import type { OrderRow } from '../orders/state.ts';
import { type PdfInput, pdfInputOf } from './pdf-input.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';

const WORDS: Readonly<Record<Language, DocumentTexts>> = { en: EN, mm: MM, thai: THAI, china: CHINA };

/**
 * Serves invoices and receipts as files. A browser follows their address to save one, with its cookie and without our
 * headers, so these routes are not in the contract and require no security key.
 * @returns the PDF renderer, to be closed with the server
 */
export function mountOrderDocuments({ app, services }: Router): Pick<PdfRenderer, 'close'> {
	const printer = createPdfRenderer();
	for (const kind of ORDER_DOCUMENTS) {
		const route = DOCUMENT_FILES[kind];
		app.get(route.replace('{id}', ':id'), async (c) => {
			c.set('route', route);
			const session = await requireSession(c, services);
			const caller = limitedCaller('file', { userId: session.userId, address: addressOf(c, services.config) });
			if (caller) await enforceLimit(services, subjectOf('file', caller, services.config), LIMITS.file);
			const { edition, language: likely } = localeOf(c, services.config.defaultEdition);
			const requested = c.req.query('lang') ?? '';
			const language = isLanguage(requested) ? requested : (languageOfTag(requested) ?? likely);
			const seller = issuerOf(operatorIn(services.config.operators, edition, language));
			const reader = { edition, language, seller };
			const order = await findOrder(services.db, { userId: session.userId, edition }, c.req.param('id') ?? '');
			const document = await MAKERS[kind](services.db, order, reader);
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

interface Locale {
	readonly edition: 'mm' | 'th';
	readonly language: Language;
	readonly seller: DocumentSeller | null;
}

const MAKERS: Readonly<Record<OrderDocumentKind, (db: Db, row: OrderRow, locale: Locale) => Promise<PdfInput>>> = {
	async invoice(db, row, locale) {
		const say = documentTranslator(WORDS[locale.language]);
		const facts = await invoiceOf(db, row, locale);
		const content = invoiceContent(facts, { ...locale, say });
		return pdfInputOf({ ...facts, content, say, brand: createBrand().name, language: locale.language });
	},
	async receipt(db, row, locale) {
		const say = documentTranslator(WORDS[locale.language]);
		const facts = await receiptOf(db, row, locale);
		const content = receiptContent(facts, { ...locale, say });
		return pdfInputOf({ ...facts, content, say, brand: createBrand().name, language: locale.language });
	},
};
