import type { saveFlashSale } from '@zaylat/api-client/contract';
import type { AuditFacts } from '@zaylat/domain/audit';
import type { Edition } from '@zaylat/domain/editions';
import {
	type FlashSaleDraft,
	type FlashSaleProblem,
	flashSaleEntryProblems,
	flashSaleProblems,
	flashSaleState,
} from '@zaylat/domain/flash-sale';
import { isVisible } from '@zaylat/domain/goods';
import { and, asc, eq, gt, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type RecordedChange, recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { flashSaleItems, flashSales, products, productVariants } from '../db/schema/index.ts';
import { publishGoodsChange } from '../goods/news.ts';
import { applySalePrices, cheapestNormal, holdPriced } from '../goods/sale-prices.ts';
import { Failure } from '../http/failure.ts';
import { readId } from '../products/summary.ts';

/** Who changes a flash sale of which edition, and when (milliseconds since 1970). */
export interface SaleActor {
	readonly actor: { readonly userId: string; readonly name: string };
	readonly edition: Edition;
	readonly now: number;
}

/** A stored flash sale as the rules read it. */
interface Stored {
	readonly draft: FlashSaleDraft;
	readonly productIds: readonly number[];
}

const refused = (problems: readonly { readonly field: string; readonly problem: string }[]) =>
	new Failure('bad_request', { fields: Object.fromEntries(problems.map(({ field, problem }) => [field, problem])) });

function requireFit(problems: readonly FlashSaleProblem[]): void {
	if (problems.length > 0) throw refused(problems);
}

/** The flash sale of an id, while no other one of the edition changes. @throws Failure `path_not_found` for one of another edition */
async function lockSale(tx: Db, edition: Edition, id: string): Promise<Stored | undefined> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`flash sales ${edition}`}))`);
	const [sale] = await tx.select().from(flashSales).where(eq(flashSales.id, id));
	if (!sale) return undefined;
	if (sale.edition !== edition) throw new Failure('path_not_found');
	const items = await tx
		.select()
		.from(flashSaleItems)
		.where(eq(flashSaleItems.saleId, id))
		.orderBy(asc(flashSaleItems.position));
	return {
		productIds: items.map(({ productId }) => productId),
		draft: {
			...{ name: sale.name, startsAt: sale.startsAt.getTime(), endsAt: sale.endsAt.getTime() },
			entries: items.map(({ productId, price, pieces }) => ({ product: String(productId), price, pieces })),
		},
	};
}

const factsOf = (draft: FlashSaleDraft | undefined): AuditFacts => {
	if (draft === undefined) return {};
	return {
		// `name` is a fact of a person, which the trail masks.
		...{ title: draft.name },
		...{ startsAt: new Date(draft.startsAt).toISOString(), endsAt: new Date(draft.endsAt).toISOString() },
		products: draft.entries.map(
			({ product, price, pieces }) => `${product}: ${price ?? '–'}${pieces === null ? '' : ` × ${pieces}`}`,
		),
	};
};

/** Prices the products of a change, records it, and tells all processes. */
async function finish(
	tx: Db,
	{ actor, now }: SaleActor,
	productIds: readonly number[],
	change: Pick<RecordedChange, 'action' | 'before' | 'after'> & { readonly id: string; readonly name: string },
): Promise<void> {
	const { id, name, ...facts } = change;
	await applySalePrices(tx, productIds, new Date(now));
	await recordChange(tx, { ...facts, at: new Date(now), actor, subject: { kind: 'flash_sale', id, name } });
	await publishGoodsChange(tx, productIds);
}

/** What the rules check products against. */
async function marketOf(
	tx: Db,
	{ edition, now }: SaleActor,
	id: string,
	draft: FlashSaleDraft,
	ids: readonly number[],
) {
	const rows = await tx
		.select({ state: products.state, variant: productVariants })
		.from(products)
		.innerJoin(productVariants, eq(productVariants.productId, products.id))
		.where(and(inArray(products.id, [...ids]), eq(products.edition, edition)))
		.orderBy(asc(productVariants.position));
	const others = await tx
		.select({ productId: flashSaleItems.productId, startsAt: flashSales.startsAt, endsAt: flashSales.endsAt })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
		.where(
			and(
				inArray(flashSaleItems.productId, [...ids]),
				ne(flashSales.id, id),
				lt(flashSales.startsAt, new Date(draft.endsAt)),
				// What has ended sets no price any more.
				gt(flashSales.endsAt, new Date(Math.max(draft.startsAt, now))),
			),
		);
	const goods = [...Map.groupBy(rows, ({ variant }) => String(variant.productId))].map(([product, own]) => {
		const isOnSale = own.every(({ state }) => isVisible(state));
		return [product, { isOnSale, ...cheapestNormal(own.map(({ variant }) => variant)) }] as const;
	});
	return {
		goods: new Map(goods),
		others: others.map(({ productId, startsAt, endsAt }) => ({
			...{ product: String(productId), startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
		})),
	};
}

/**
 * Writes a flash sale; its prices hold at once when it runs.
 * @throws Failure `bad_request` with `fields`, `path_not_found`
 */
export async function writeFlashSale(
	db: Db,
	by: SaleActor,
	id: string,
	{ name, startsAt, endsAt, entries }: z.output<(typeof saveFlashSale)['body']>,
): Promise<void> {
	const { edition, now } = by;
	const draft: FlashSaleDraft = { name, entries, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
	requireFit(flashSaleProblems(draft, now));
	const ids = entries.flatMap(({ product }) => readId(product) ?? []);
	await db.transaction(async (tx) => {
		const known = await lockSale(tx, edition, id);
		if (known && flashSaleState(known.draft, now) === 'ended') throw refused([{ field: '', problem: 'ended' }]);
		const touched = [...new Set([...(known?.productIds ?? []), ...ids])];
		await holdPriced(tx, touched);
		requireFit(flashSaleEntryProblems(draft, await marketOf(tx, by, id, draft, ids)));
		const values = { name, startsAt: new Date(draft.startsAt), endsAt: new Date(draft.endsAt) };
		await tx
			.insert(flashSales)
			.values({ id, edition, ...values })
			.onConflictDoUpdate({ target: flashSales.id, set: values });
		await tx
			.delete(flashSaleItems)
			.where(and(eq(flashSaleItems.saleId, id), notInArray(flashSaleItems.productId, ids)));
		await tx
			.insert(flashSaleItems)
			.values(
				entries.map(({ product, price, pieces }, position) => ({
					...{ saleId: id, productId: Number(product), position, price, pieces },
				})),
			)
			.onConflictDoUpdate({
				target: [flashSaleItems.saleId, flashSaleItems.productId],
				// What is sold stays.
				set: { position: sql`excluded.position`, price: sql`excluded.price`, pieces: sql`excluded.pieces` },
			});
		await finish(tx, by, touched, {
			...{ id, name, action: 'flash_sale_saved' },
			...{ before: factsOf(known?.draft), after: factsOf(draft) },
		});
	});
}

/** Ends a flash sale that runs. @throws Failure `path_not_found`, `bad_request` */
export async function endNow(db: Db, by: SaleActor, id: string): Promise<void> {
	const { edition, now } = by;
	await db.transaction(async (tx) => {
		const known = await lockSale(tx, edition, id);
		if (!known) throw new Failure('path_not_found');
		const { draft, productIds } = known;
		if (flashSaleState(draft, now) !== 'running') throw refused([{ field: '', problem: 'not_running' }]);
		await holdPriced(tx, productIds);
		// The database demands that it begins before it ends.
		const startsAt = Math.min(draft.startsAt, now - 1);
		const values = { startsAt: new Date(startsAt), endsAt: new Date(now) };
		await tx.update(flashSales).set(values).where(eq(flashSales.id, id));
		await finish(tx, by, productIds, {
			...{ id, name: draft.name, action: 'flash_sale_ended' },
			...{ before: factsOf(draft), after: factsOf({ ...draft, startsAt, endsAt: now }) },
		});
	});
}

/** Removes a flash sale that has not begun. @throws Failure `path_not_found`, `bad_request` when it has */
export async function dropFlashSale(db: Db, by: SaleActor, id: string): Promise<void> {
	await db.transaction(async (tx) => {
		const known = await lockSale(tx, by.edition, id);
		if (!known) throw new Failure('path_not_found');
		if (flashSaleState(known.draft, by.now) !== 'planned') throw refused([{ field: '', problem: 'begun' }]);
		await holdPriced(tx, known.productIds);
		await tx.delete(flashSales).where(eq(flashSales.id, id));
		await finish(tx, by, known.productIds, {
			...{ id, name: known.draft.name, action: 'flash_sale_removed' },
			...{ before: factsOf(known.draft), after: {} },
		});
	});
}
