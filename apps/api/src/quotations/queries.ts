import type { SellerQuotation } from '@zaylat/api-client/contract';
import type { QuotationStatus } from '@zaylat/domain/quotations';
import { and, desc, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cutPage, readPageCursor } from '../db/page-cursor.ts';
import { quotations } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import { isExpired } from './expiry.ts';
import { type QuotationReader, selectQuotations, toQuotations } from './view.ts';

/** Which page of quotations. */
interface QuotationPage {
	readonly status?: QuotationStatus | undefined;
	readonly cursor?: string | undefined;
	readonly per_page: number;
}

const LIST = 'quotations';

/**
 * A page of quotations, newest first.
 * @param isTheirs whose they are
 * @throws Failure `bad_request` for a cursor that is not ours
 */
export async function pageOfQuotations(
	db: Db,
	isTheirs: SQL | undefined,
	page: QuotationPage,
	reader: QuotationReader,
): Promise<{ items: SellerQuotation[]; page: { next: string | null } }> {
	const after = readPageCursor(page.cursor, LIST, ['moment', 'uuid']);
	const rows = await selectQuotations(db)
		.where(
			and(
				isTheirs,
				page.status && isInState(page.status, new Date(reader.now)),
				after && sql`(${quotations.requestedAt}, ${quotations.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
			),
		)
		.orderBy(desc(quotations.requestedAt), desc(quotations.id))
		.limit(page.per_page + 1);
	const cut = cutPage(rows, page.per_page, LIST, ({ quotation }) => [
		quotation.requestedAt.toISOString(),
		quotation.id,
	]);
	return { items: await toQuotations(db, cut.rows, reader), page: { next: cut.next } };
}

/** One quotation. @throws Failure `quotation_not_found`, also for those of others */
export async function oneQuotation(
	db: Db,
	isTheirs: SQL | undefined,
	id: string,
	reader: QuotationReader,
): Promise<SellerQuotation> {
	const rows = isUuid(id) ? await selectQuotations(db).where(and(isTheirs, eq(quotations.id, id))) : [];
	const [view] = await toQuotations(db, rows, reader);
	if (!view) throw new Failure('quotation_not_found');
	return view;
}

/** The states of `quotationStatusAt`, which expires answers whether or not that has been noted. */
function isInState(status: QuotationStatus, now: Date): SQL | undefined {
	const isNoted = eq(quotations.status, status);
	if (status === 'answered') return and(isNoted, gt(quotations.validUntil, now));
	if (status === 'accepted') return and(isNoted, or(isNotNull(quotations.orderId), gt(quotations.validUntil, now)));
	return status === 'expired' ? or(isNoted, isExpired(now)) : isNoted;
}
