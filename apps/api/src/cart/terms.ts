import { type LineTerms, lineTerms } from '@zaylat/domain/checkout';
import type { Edition } from '@zaylat/domain/editions';
import { type QuotedPrice, quotationStatusAt } from '@zaylat/domain/quotations';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	type cartLines,
	orderLines,
	parcels,
	priceTiers,
	type products,
	type productVariants,
	quotations,
} from '../db/schema/index.ts';
import { salePiecesLeft } from '../goods/sale-pieces.ts';
import { supplyOf } from '../products/on-sale.ts';
import { moneyOf } from '../products/summary.ts';

type QuotationRow = typeof quotations.$inferSelect;
type PriceTierRow = typeof priceTiers.$inferSelect;

/** What the terms of a line depend on. */
export interface TermsRow {
	readonly line: Pick<typeof cartLines.$inferSelect, 'quantity' | 'quotationId'>;
	readonly variant: Pick<
		typeof productVariants.$inferSelect,
		'id' | 'price' | 'previousPrice' | 'normalPrice' | 'stock'
	>;
	readonly product: Pick<
		typeof products.$inferSelect,
		'id' | 'state' | 'maxQuantity' | 'minQuantity' | 'preOrderArrivesAt'
	>;
}

/** The terms of a line with the quotation that it can be bought on. */
export interface StoredTerms extends LineTerms<PriceTierRow> {
	/** The quotation of the line while its price is valid. */
	readonly quotation: QuotationRow | undefined;
	/** The expired quotation of the line, until the shopper requests a new one or takes the public price. */
	readonly ended: QuotationRow | undefined;
}

/** Price ladders and quotations of some lines. */
export interface TermsFacts {
	readonly tiers: readonly PriceTierRow[];
	readonly quoted: readonly QuotationRow[];
	/** Pieces that were ordered in advance and are still to come, by variant; those who waited come first. */
	readonly awaited: ReadonlyMap<number, number>;
	/** Pieces that flash sales leave at their price, by product; those of a sale without a number of pieces are left out. */
	readonly salePieces: ReadonlyMap<number, number>;
}

/**
 * Reads what the terms of lines depend on. One query after the other: a transaction has one connection.
 * @param userId whose lines they are; quotations of others are left out
 * @param now milliseconds since 1970
 */
export async function readTermsFacts(
	db: Db,
	userId: string,
	rows: readonly TermsRow[],
	now: number,
): Promise<TermsFacts> {
	if (rows.length === 0) return { tiers: [], quoted: [], awaited: new Map(), salePieces: new Map() };
	const productIds = rows.map(({ product }) => product.id);
	const quotationIds = rows.flatMap(({ line }) => line.quotationId ?? []);
	const tiers = await db.select().from(priceTiers).where(inArray(priceTiers.productId, productIds));
	const quoted =
		quotationIds.length === 0
			? []
			: await db
					.select()
					.from(quotations)
					.where(and(inArray(quotations.id, quotationIds), eq(quotations.userId, userId)));
	const soldAhead = rows.filter(({ product }) => product.preOrderArrivesAt !== null).map(({ variant }) => variant.id);
	const inSale = rows.filter(({ variant }) => variant.normalPrice !== null).map(({ product }) => product.id);
	return {
		...{ tiers, quoted, awaited: await awaitedPieces(db, soldAhead) },
		salePieces: await salePiecesLeft(db, inSale, new Date(now)),
	};
}

/** Pieces of variants that were ordered in advance and are still to come. */
export async function awaitedPieces(db: Db, variantIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
	if (variantIds.length === 0) return new Map();
	const rows = await db
		.select({ variantId: orderLines.variantId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
		.from(orderLines)
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.where(
			and(
				eq(orderLines.awaitsStock, true),
				inArray(orderLines.variantId, [...variantIds]),
				eq(parcels.status, 'pre order'),
			),
		)
		.groupBy(orderLines.variantId);
	return new Map(rows.map(({ variantId, pieces }) => [variantId, pieces]));
}

/** A stored quotation as the rules of the domain take it. */
export const quotedPriceOf = ({
	status,
	quantity,
	unitPrice,
	validUntil,
	orderId,
}: QuotationRow): QuotedPrice<number> => ({
	status,
	quantity,
	unitPrice,
	validUntil: validUntil?.getTime() ?? null,
	isUsed: orderId !== null,
});

/**
 * Gives the terms of a stored line by the rules of the domain.
 * @param now milliseconds since 1970
 */
export function termsOf(
	{ line, variant, product }: TermsRow,
	facts: TermsFacts,
	edition: Edition,
	now: number,
): StoredTerms {
	const quotation = facts.quoted.find(({ id }) => id === line.quotationId);
	const terms = lineTerms(
		{
			price: moneyOf(edition, variant.price),
			previousPrice: variant.previousPrice === null ? null : moneyOf(edition, variant.previousPrice),
			supply: supplyOf(product, {
				stock: Math.min(
					variant.stock - (facts.awaited.get(variant.id) ?? 0),
					(variant.normalPrice === null ? undefined : facts.salePieces.get(product.id)) ?? variant.stock,
				),
				maxQuantity: product.maxQuantity,
				preOrderArrivesAt: product.preOrderArrivesAt?.getTime() ?? null,
			}),
			minQuantity: product.minQuantity,
			tiers: facts.tiers.filter(({ productId }) => productId === product.id),
			quotation: quotation && quotedPriceOf(quotation),
		},
		line.quantity,
		now,
	);
	const hasEnded = quotation !== undefined && quotationStatusAt(quotedPriceOf(quotation), now) === 'expired';
	return {
		...terms,
		quotation: terms.hasQuotation ? quotation : undefined,
		ended: hasEnded ? quotation : undefined,
	};
}
