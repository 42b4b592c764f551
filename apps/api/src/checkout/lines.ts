import type { CheckoutWarning, Localized } from '@zaylat/api-client/contract';
import { lineStock } from '@zaylat/domain/cart';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { readTermsFacts, termsOf } from '../cart/terms.ts';
import type { Db } from '../db/connect.ts';
import { cartLines, carts, digitalPlans, products, productVariants, shops } from '../db/schema/index.ts';
import { readId } from '../products/summary.ts';

/** Whose cart is bought, and where. */
export interface Buyer {
	readonly userId: string;
	readonly kind: 'guest' | 'registered';
	readonly edition: Edition;
	/** Whether the account has a phone number and no email; digital codes go to the phone then. */
	readonly isPhoneOnly?: boolean;
	/** The device that is bought from, as `deviceOf` gives it; known where a coupon is used. */
	readonly device?: string;
}

/** The fields of a shop that a parcel needs. */
export interface LineShop {
	readonly id: number;
	readonly slug: string;
	readonly name: Localized;
	readonly regionId: string | null;
	/** When it is back; past or null for a shop that is there. */
	readonly backAt: Date | null;
}

/** A product that is bought at once, without the cart. */
export interface BoughtItem {
	readonly variantId: string;
	readonly quantity: number;
}

/** A selected line of a cart that can be bought, at the price of the moment. */
export interface BuyLine {
	readonly lineId: string;
	readonly variantId: number;
	readonly product: typeof products.$inferSelect;
	/** Value keys of the variant, in the order of the product's options. */
	readonly values: readonly string[];
	readonly shop: LineShop;
	readonly kind: 'goods' | 'digital';
	/** Minor units. */
	readonly unitPrice: number;
	readonly previousUnitPrice: number | null;
	readonly quantity: number;
	/** Whether its digital code is sent by email. */
	readonly isEmailed: boolean;
	/** Whether its pieces are ordered in advance, so that none are taken out of stock yet. */
	readonly isPreOrder: boolean;
	/** Whether its price is that of a flash sale. */
	readonly isSalePrice: boolean;
	/** The quotation that its price is from; null when it is everybody's. */
	readonly quotationId: string | null;
}

/** The selected lines of a cart. */
export interface Selection {
	/** Lines that can be bought, in the order of the cart. */
	readonly lines: readonly BuyLine[];
	/** Problems that keep the cart from being ordered; names are filled in by the reader's language. */
	readonly warnings: readonly (Omit<CheckoutWarning, 'name'> & { readonly name: Localized })[];
}

/** A line to buy with what it is sold as. */
interface SelectedRow {
	readonly line: Pick<typeof cartLines.$inferSelect, 'id' | 'quantity' | 'quotationId'>;
	readonly variant: typeof productVariants.$inferSelect;
	readonly product: typeof products.$inferSelect;
	readonly shop: LineShop;
}

/** The selected lines of the cart, in its order. Locked rows are read in the order of the variants' ids. */
async function cartRows(db: Db, buyer: Buyer, isLocking: boolean): Promise<SelectedRow[]> {
	const query = db
		.select({
			line: cartLines,
			variant: productVariants,
			product: products,
			shop: { id: shops.id, slug: shops.slug, name: shops.name, regionId: shops.regionId, backAt: shops.backAt },
		})
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(
			and(
				eq(carts.userId, buyer.userId),
				eq(carts.edition, buyer.edition),
				eq(cartLines.isSelected, true),
				isNull(cartLines.savedAt),
			),
		)
		.orderBy(asc(cartLines.variantId));
	const found = await (isLocking ? query.for('no key update', { of: productVariants }) : query);
	return found.toSorted(
		(a, b) => a.line.createdAt.getTime() - b.line.createdAt.getTime() || (a.line.id < b.line.id ? -1 : 1),
	);
}

/** The line of a product that is bought without the cart; none where the edition does not sell it. */
async function itemRows(db: Db, buyer: Buyer, item: BoughtItem, isLocking: boolean): Promise<SelectedRow[]> {
	const variantId = readId(item.variantId);
	if (variantId === undefined) return [];
	const query = db
		.select({
			variant: productVariants,
			product: products,
			shop: { id: shops.id, slug: shops.slug, name: shops.name, regionId: shops.regionId, backAt: shops.backAt },
		})
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(and(eq(productVariants.id, variantId), eq(shops.edition, buyer.edition)));
	const found = await (isLocking ? query.for('no key update', { of: productVariants }) : query);
	return found.map((row) => ({
		...row,
		line: { id: `item-${variantId}`, quantity: item.quantity, quotationId: null },
	}));
}

/**
 * Reads what is bought: the selected lines of a cart, or one product without it.
 * @param now milliseconds since 1970
 * @param isLocking Whether the variants' rows are locked until the transaction ends, in the order of their ids, so that
 * concurrent orders of the same goods are serialized without deadlocks
 */
export async function readSelection(
	db: Db,
	buyer: Buyer,
	item: BoughtItem | undefined,
	now: number,
	isLocking: boolean,
): Promise<Selection> {
	const rows = await (item ? itemRows(db, buyer, item, isLocking) : cartRows(db, buyer, isLocking));
	const facts = await readTermsFacts(db, buyer.userId, rows, now);
	const emailed = await emailedVariants(
		db,
		rows.map(({ variant }) => variant.id),
	);

	const lines: BuyLine[] = [];
	const warnings: Selection['warnings'][number][] = [];
	for (const row of rows) {
		const { line, variant, product, shop } = row;
		const warn = (kind: CheckoutWarning['kind'], available: number) =>
			warnings.push({ kind, lineId: line.id, productId: String(product.id), name: product.name, available });
		const terms = termsOf(row, facts, buyer.edition, now);
		const stock = lineStock({ quantity: line.quantity, available: terms.available });
		if (stock !== 'enough') warn(stock, terms.available);
		if (stock === 'sold_out') continue;
		if (stock === 'enough' && terms.missing > 0) warn('below_minimum', product.minQuantity);
		if (line.quotationId !== null && !terms.quotation) warn('quotation_ended', terms.available);
		lines.push({
			lineId: line.id,
			variantId: variant.id,
			product,
			values: variant.values,
			shop,
			kind: product.kind === 'digital' ? 'digital' : 'goods',
			unitPrice: terms.unitPrice.amount,
			previousUnitPrice: terms.previousUnitPrice?.amount ?? null,
			quantity: line.quantity,
			isEmailed: emailed.has(variant.id),
			isPreOrder: terms.isPreOrder,
			isSalePrice: variant.normalPrice !== null && !terms.isQuoted,
			quotationId: terms.isQuoted ? line.quotationId : null,
		});
	}
	return { lines, warnings };
}

/** Variants whose digital code is sent by email. */
async function emailedVariants(db: Db, variantIds: readonly number[]): Promise<ReadonlySet<number>> {
	if (variantIds.length === 0) return new Set();
	const rows = await db
		.select({ id: digitalPlans.variantId })
		.from(digitalPlans)
		.where(and(inArray(digitalPlans.variantId, [...variantIds]), eq(digitalPlans.isEmailed, true)));
	return new Set(rows.map(({ id }) => id));
}
