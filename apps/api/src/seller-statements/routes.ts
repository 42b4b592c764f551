import {
	getSellerStatement,
	listSellerStatements,
	listUnstatedEarnings,
	type SellerStatementDetails,
	STATEMENT_FILES,
} from '@zaylat/api-client/contract';
import { isLanguage, languageOfTag } from '@zaylat/domain/languages';
import type { Context } from 'hono';
import { authorizeCaller } from '../auth/session.ts';
import type { PdfRenderer } from '../documents/pdf-renderer.ts';
import { limitedAddressOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import { localeOf } from '../http/locale.ts';
import { type ApiEnv, mount, type Router } from '../http/mount.ts';
import { enforceLimit } from '../http/rate-limit.ts';
import { operatorIn } from '../operators.ts';
import { issuerOf } from '../orders/documents.ts';
import { statementCsv, statementPdf } from './files.ts';
import { listStatements, readStatement, type StatementReader } from './queries.ts';
import { listUnstated } from './unstated.ts';

/**
 * Serves the statements of the seller's shops. The files are followed by a browser with its cookie and without our headers, so
 * they are not in the contract and require no security key.
 */
export function mountSellerStatements(router: Router, printer: Pick<PdfRenderer, 'print'>): void {
	const { app, services } = router;
	const { db, config } = services;
	mount(router, listSellerStatements, async ({ session, edition, language, query }) => ({
		data: await listStatements(db, { shopIds: session.shopIds, edition, language }, query),
	}));
	mount(router, listUnstatedEarnings, async ({ session, edition, language }) => ({
		data: await listUnstated(db, { shopIds: session.shopIds, edition, language }, services.now()),
	}));
	mount(router, getSellerStatement, async ({ session, edition, language, params }) => ({
		data: await readStatement(db, { shopIds: session.shopIds, edition, language }, params.number),
	}));

	/** The statement that a file is asked for. @throws Failure */
	async function wanted(c: Context<ApiEnv>): Promise<{ statement: SellerStatementDetails; reader: StatementReader }> {
		const session = await authorizeCaller(c, services, { caller: 'seller' });
		if (!session) throw new Failure('sign_in_required');
		await enforceLimit(services, 'file', { session, address: limitedAddressOf(c, config) });
		const { edition, language: likely } = localeOf(c, config.defaultEdition);
		const requested = c.req.query('lang') ?? '';
		const language = isLanguage(requested) ? requested : (languageOfTag(requested) ?? likely);
		const reader = { shopIds: session.shopIds, edition, language };
		return { statement: await readStatement(db, reader, c.req.param('number') ?? ''), reader };
	}
	const headersOf = (type: string, name: string) => ({
		'content-type': type,
		'content-disposition': `attachment; filename="${name}"`,
		'cache-control': 'private, no-store',
	});
	app.get(STATEMENT_FILES.csv.replace('{number}', ':number'), async (c) => {
		c.set('route', STATEMENT_FILES.csv);
		const { statement } = await wanted(c);
		return c.body(statementCsv(statement), 200, headersOf('text/csv; charset=utf-8', `${statement.number}.csv`));
	});
	app.get(STATEMENT_FILES.pdf.replace('{number}', ':number'), async (c) => {
		c.set('route', STATEMENT_FILES.pdf);
		const { statement, reader } = await wanted(c);
		const seller = issuerOf(operatorIn(config.operators, reader.edition, reader.language));
		const file = new Uint8Array(await printer.print(statementPdf(statement, { ...reader, seller })));
		return c.body(file, 200, headersOf('application/pdf', `${statement.number}.pdf`));
	});
}
