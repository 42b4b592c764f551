import type { SellerQuotation } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { canQuotationMove, quotationHolds, quotationStatusAt } from '@zaylat/domain/quotations';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import { eq, inArray, sql } from 'drizzle-orm';
import { quotedPriceOf } from '../cart/terms.ts';
import type { Db } from '../db/connect.ts';
import {
	cartLines,
	orders,
	priceTiers,
	products,
	productVariants,
	quotations,
	shops,
	users,
} from '../db/schema/index.ts';
import { pictureOf } from '../pictures/keys.ts';
import { variantPicture } from '../pictures/of-variant.ts';
import { moneyOf } from '../products/summary.ts';
import { variantName } from '../products/variant-name.ts';
import { readQuotationSupply } from './supply.ts';

export type QuotationRow = typeof quotations.$inferSelect;

/** Who reads a quotation, in which language, and when. */
export interface QuotationReader {
	readonly side: 'buyer' | 'seller';
	readonly language: Language;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** Quotations with all that a view of them is made of; add `where`, `orderBy`, `limit`. */
export const selectQuotations = (db: Db) =>
	db
		.select({
			quotation: quotations,
			variant: {
				id: productVariants.id,
				price: productVariants.price,
				values: productVariants.values,
				stock: productVariants.stock,
			},
			product: {
				id: products.id,
				name: products.name,
				options: products.options,
				pictureKeys: products.pictureKeys,
				tint: products.tint,
				state: products.state,
				maxQuantity: products.maxQuantity,
				preOrderArrivesAt: products.preOrderArrivesAt,
			},
			shop: { slug: shops.slug, name: shops.name },
			buyerName: users.name,
			orderCode: orders.code,
			isInCart: sql<boolean>`exists (select 1 from ${cartLines} where ${cartLines.quotationId} = ${quotations.id} and ${cartLines.savedAt} is null)`,
		})
		.from(quotations)
		.innerJoin(productVariants, eq(productVariants.id, quotations.variantId))
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, quotations.shopId))
		.innerJoin(users, eq(users.id, quotations.userId))
		.leftJoin(orders, eq(orders.id, quotations.orderId));

type ViewRow = Awaited<ReturnType<typeof selectQuotations>>[number];

/** Rows as the contract gives them to their reader. */
export async function toQuotations(
	db: Db,
	rows: readonly ViewRow[],
	reader: QuotationReader,
): Promise<SellerQuotation[]> {
	if (rows.length === 0) return [];
	const productIds = rows.map(({ product }) => product.id);
	const tiers = await db.select().from(priceTiers).where(inArray(priceTiers.productId, productIds));
	const supply = await readQuotationSupply(db, rows, reader.now);
	return rows.map((row) =>
		toQuotation(
			row,
			supply(row, row.quotation.quantity),
			tiers.filter(({ productId }) => productId === row.product.id),
			reader,
		),
	);
}

function toQuotation(
	{ quotation: row, variant, product, shop, buyerName, orderCode, isInCart }: ViewRow,
	available: number,
	ladder: readonly (typeof priceTiers.$inferSelect)[],
	{ side, language, now }: QuotationReader,
): SellerQuotation {
	const money = (amount: number) => moneyOf(row.edition, amount);
	const name = product.name[language];
	const status = statusAt(row, now);
	const isBuyer = side === 'buyer';
	const { unitPrice, quantity } = row;
	return {
		id: row.id,
		status,
		productId: String(product.id),
		variantId: String(row.variantId),
		name,
		variantName: variantName(product.options, variant.values, language),
		picture: pictureOf(variantPicture(product, variant.values), product.tint, name, language),
		shop: { slug: shop.slug, name: shop.name[language] },
		quantity,
		askedQuantity: row.askedQuantity ?? quantity,
		available,
		listPrice: unitPriceAt(money(variant.price), quantity, ladder),
		wishedPrice: row.wishedPrice === null ? null : money(row.wishedPrice),
		note: row.note,
		unitPrice: unitPrice === null ? null : money(unitPrice),
		total: unitPrice === null ? null : money(unitPrice * quantity),
		reply: row.reply,
		validUntil: row.validUntil?.toISOString() ?? null,
		requestedAt: row.requestedAt.toISOString(),
		answeredAt: row.answeredAt?.toISOString() ?? null,
		settledAt: (row.settledAt ?? (status === 'expired' ? row.validUntil : null))?.toISOString() ?? null,
		orderCode,
		isInCart,
		can: {
			accept: isBuyer && (canQuotationMove(status, 'accepted', 'buyer') || quotationHolds(quotedPriceOf(row), now)),
			decline: canQuotationMove(status, 'declined', side),
			withdraw: canQuotationMove(status, 'withdrawn', side),
			answer: canQuotationMove(status, 'answered', side),
		},
		buyerName,
	};
}

/** The state that a stored quotation is in at a moment. */
export const statusAt = (row: QuotationRow, now: number) => quotationStatusAt(quotedPriceOf(row), now);
