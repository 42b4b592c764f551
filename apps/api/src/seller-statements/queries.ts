import type { SellerStatement, SellerStatementDetails } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders, shops, statementLines, statements } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { readTimeCursor, writeTimeCursor } from '../orders/cursor.ts';

/** Who reads statements. */
export interface StatementReader {
	/** Shops of the seller. */
	readonly shopIds: readonly number[];
	readonly edition: Edition;
	readonly language: Language;
}

type Row = typeof statements.$inferSelect;
type ShopNames = Pick<typeof shops.$inferSelect, 'slug' | 'name'>;

/** Statements of the seller's shops in the edition, newest first. */
export async function listStatements(
	db: Db,
	{ shopIds, edition, language }: StatementReader,
	{ shop, cursor, per_page: size }: { readonly shop?: string; readonly cursor?: string; readonly per_page: number },
): Promise<{ readonly items: SellerStatement[]; readonly page: { readonly next: string | null } }> {
	const after = cursor === undefined ? undefined : readTimeCursor(cursor);
	const found = await db
		.select({ statement: statements, shop: { slug: shops.slug, name: shops.name } })
		.from(statements)
		.innerJoin(shops, eq(shops.id, statements.shopId))
		.where(
			and(
				inArray(shops.id, [...shopIds]),
				eq(shops.edition, edition),
				shop === undefined ? undefined : eq(shops.slug, shop),
				after && sql`(${statements.closedAt}, ${statements.id}) < (${after.at}, ${after.id}::uuid)`,
			),
		)
		.orderBy(desc(statements.closedAt), desc(statements.id))
		.limit(size + 1);
	const rows = found.slice(0, size);
	const last = rows.at(-1)?.statement;
	return {
		items: rows.map(({ statement, shop: of }) => toView(statement, of, language)),
		page: { next: last && found.length > size ? writeTimeCursor({ at: last.closedAt, id: last.id }) : null },
	};
}

/** One statement of the seller's shops. @throws Failure `statement_not_found`, also for those of other shops */
export async function readStatement(
	db: Db,
	{ shopIds, edition, language }: StatementReader,
	number: string,
): Promise<SellerStatementDetails> {
	const [found] = await db
		.select({ statement: statements, shop: { slug: shops.slug, name: shops.name } })
		.from(statements)
		.innerJoin(shops, eq(shops.id, statements.shopId))
		.where(and(eq(statements.number, number), inArray(shops.id, [...shopIds]), eq(shops.edition, edition)));
	if (!found) throw new Failure('statement_not_found');
	const { statement, shop } = found;
	const lines = await db
		.select({ line: statementLines, code: orders.code })
		.from(statementLines)
		.innerJoin(orders, eq(orders.id, statementLines.orderId))
		.where(eq(statementLines.statementId, statement.id))
		.orderBy(asc(orders.placedAt), asc(orders.id));
	const money = moneyIn(statement);
	return {
		...toView(statement, shop, language),
		lines: lines.map(({ line: { kind, sales, commission }, code }) => ({
			orderCode: code,
			kind,
			sales: money(sales),
			commission: money(commission),
			amount: money(sales - commission),
		})),
	};
}

const moneyIn =
	({ currency }: Pick<Row, 'currency'>) =>
	(amount: number) => ({ amount, currency });

function toView(row: Row, { slug, name }: ShopNames, language: Language): SellerStatement {
	const money = moneyIn(row);
	return {
		number: row.number,
		shop: { slug, name: name[language] },
		closedAt: row.closedAt.toISOString(),
		carried: money(row.carried),
		total: money(row.total),
		payout: money(row.payout),
		carriedOn: money(row.carriedOn),
		paidAt: row.paidAt?.toISOString() ?? null,
	};
}
