import type { Cart } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq, isNull, sum } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { cartLines, carts, products, productVariants, shops } from '../db/schema/index.ts';
import { pictureOf } from '../pictures/keys.ts';
import { variantPicture } from '../pictures/of-variant.ts';
import { categoryIdsOf, moneyOf } from '../products/summary.ts';
import { variantName } from '../products/variant-name.ts';
import { readTermsFacts, termsOf } from './terms.ts';

/** Whose cart, and where. */
export interface CartOwner {
	readonly userId: string;
	readonly edition: Edition;
}

/** The condition that a cart belongs to an owner. */
export const isCartOf = ({ userId, edition }: CartOwner) => and(eq(carts.userId, userId), eq(carts.edition, edition));

/**
 * A shopper's cart in the language of the request; empty when nothing was ever put in.
 * @param now milliseconds since 1970
 */
export async function readCart(db: Db, owner: CartOwner, language: Language, now: number): Promise<Cart> {
	const [cart] = await db.select().from(carts).where(isCartOf(owner));
	if (!cart) return { revision: 0, lines: [], saved: [] };
	const rows = await db
		.select({
			line: cartLines,
			variant: productVariants,
			product: products,
			shop: { slug: shops.slug, name: shops.name },
		})
		.from(cartLines)
		.innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(eq(cartLines.cartId, cart.id))
		.orderBy(asc(cartLines.createdAt), asc(cartLines.id));
	const facts = await readTermsFacts(db, owner.userId, rows, now);
	const money = (amount: number) => moneyOf(owner.edition, amount);
	const toLine = (row: (typeof rows)[number]): Cart['lines'][number] => {
		const { line, variant, product, shop } = row;
		const terms = termsOf(row, facts, owner.edition, now);
		const { quotation, ended, nextTier: step } = terms;
		const name = product.name[language];
		return {
			id: line.id,
			productId: String(product.id),
			variantId: String(variant.id),
			name,
			variantName: variantName(product.options, variant.values, language),
			picture: pictureOf(variantPicture(product, variant.values), product.tint, name, language),
			unitPrice: terms.unitPrice,
			previousUnitPrice: terms.previousUnitPrice,
			quantity: line.quantity,
			categories: categoryIdsOf(product).map(String),
			available: terms.available,
			isSelected: line.isSelected,
			shop: { slug: shop.slug, name: shop.name[language] },
			...(product.kind === 'digital' && { isDigital: true }),
			...(product.minQuantity > 1 && { minQuantity: product.minQuantity }),
			...(step && { nextTier: { missing: step.missing, percentOff: step.tier.percentOff } }),
			...(terms.isPreOrder && { preOrderArrivesAt: product.preOrderArrivesAt?.toISOString() }),
			...(quotation?.unitPrice != null &&
				quotation.validUntil && {
					quotation: {
						id: quotation.id,
						quantity: quotation.quantity,
						unitPrice: money(quotation.unitPrice),
						validUntil: quotation.validUntil.toISOString(),
						isApplied: terms.isQuoted,
					},
				}),
			...(ended?.unitPrice != null &&
				ended.validUntil && {
					endedQuotation: {
						quantity: ended.quantity,
						unitPrice: money(ended.unitPrice),
						endedAt: ended.validUntil.toISOString(),
					},
				}),
		};
	};
	const savedAt = ({ line }: (typeof rows)[number]) => line.savedAt?.getTime() ?? 0;
	return {
		revision: cart.revision,
		lines: rows.filter(({ line }) => line.savedAt === null).map(toLine),
		saved: rows
			.filter(({ line }) => line.savedAt !== null)
			.toSorted((one, other) => savedAt(other) - savedAt(one))
			.map(toLine),
	};
}

/** The pieces in a cart, without those that are saved for later. */
export async function countPieces(db: Db, owner: CartOwner): Promise<number> {
	const [row] = await db
		.select({ pieces: sum(cartLines.quantity) })
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.where(and(isCartOf(owner), isNull(cartLines.savedAt)));
	return Number(row?.pieces ?? 0);
}
