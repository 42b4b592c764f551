import type { CheckoutWarning, Localized } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { missingToMinimum, unitPriceAt } from '@zaylat/domain/wholesale';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	cartLines,
	carts,
	digitalPlans,
	priceTiers,
	products,
	productVariants,
	quotations,
	shops,
} from '../db/schema/index.ts';
import { moneyOf } from '../products/summary.ts';

/** Whose cart is bought, and where. */
export interface Buyer {
	readonly userId: string;
	readonly kind: 'guest' | 'registered';
	readonly edition: Edition;
}

/** A shop as a parcel knows it. */
export interface LineShop {
	readonly id: number;
	readonly slug: string;
	readonly name: Localized;
	readonly regionId: string | null;
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
}

/** The selected lines of a cart. */
export interface Selection {
	/** Lines that can be bought, in the order of the cart. */
	readonly lines: readonly BuyLine[];
	/** What stands between the cart and an order; names are filled in by the reader's language. */
	readonly warnings: readonly (Omit<CheckoutWarning, 'name'> & { readonly name: Localized })[];
}

/**
 * Reads the selected lines of a cart.
 * @param now milliseconds since 1970
 * @param isLocking Whether the variants' rows are held until the transaction ends, in the order of their ids, so that
 * two orders that want the same goods follow each other and never wait in a circle
 */
export async function readSelection(db: Db, buyer: Buyer, now: number, isLocking: boolean): Promise<Selection> {
	const query = db
		.select({
			line: cartLines,
			variant: productVariants,
			product: products,
			shop: { id: shops.id, slug: shops.slug, name: shops.name, regionId: shops.regionId },
		})
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(and(eq(carts.userId, buyer.userId), eq(carts.edition, buyer.edition), eq(cartLines.isSelected, true)))
		.orderBy(asc(cartLines.variantId));
	const found = await (isLocking ? query.for('no key update', { of: productVariants }) : query);
	const rows = found.toSorted(
		(a, b) => a.line.createdAt.getTime() - b.line.createdAt.getTime() || (a.line.id < b.line.id ? -1 : 1),
	);
	const [tiers, quoted, plans] = await terms(db, rows);

	const lines: BuyLine[] = [];
	const warnings: Selection['warnings'][number][] = [];
	for (const { line, variant, product, shop } of rows) {
		const warn = (kind: CheckoutWarning['kind'], available: number) =>
			warnings.push({ kind, lineId: line.id, name: product.name, available });
		const available = Math.min(variant.stock, product.maxQuantity);
		if (available <= 0) {
			warn('sold_out', 0);
			continue;
		}
		const quotation = quoted.find(({ id }) => id === line.quotationId);
		const holds = quotation?.status === 'accepted' && (quotation.validUntil?.getTime() ?? 0) > now;
		if (line.quantity > available) warn('short', available);
		else if (missingToMinimum(line.quantity, product.minQuantity) > 0) warn('below_minimum', product.minQuantity);
		if (line.quotationId !== null && !holds) warn('quotation_ended', available);
		const retail = moneyOf(buyer.edition, variant.price);
		const ladder = tiers.filter(({ productId }) => productId === product.id);
		// A quotation fixes the price of the pieces that were asked for; another quantity has the price of everybody.
		const agreed = holds && quotation.quantity === line.quantity ? quotation.unitPrice : null;
		const unitPrice = agreed ?? unitPriceAt(retail, line.quantity, ladder).amount;
		lines.push({
			lineId: line.id,
			variantId: variant.id,
			product,
			values: variant.values,
			shop,
			kind: product.kind === 'digital' ? 'digital' : 'goods',
			unitPrice,
			previousUnitPrice: variant.previousPrice ?? (unitPrice < variant.price ? variant.price : null),
			quantity: line.quantity,
			isEmailed: plans.some((plan) => plan.variantId === variant.id && plan.isEmailed),
		});
	}
	return { lines, warnings };
}

interface TermsRow {
	readonly line: { readonly quotationId: string | null };
	readonly variant: { readonly id: number };
	readonly product: { readonly id: number };
}

/** Wholesale ladders, quotations and digital plans of the lines. One after the other: a transaction has one connection. */
async function terms(db: Db, rows: readonly TermsRow[]) {
	if (rows.length === 0) return [[], [], []] as const;
	const quotationIds = rows.flatMap(({ line }) => line.quotationId ?? []);
	const tiers = await db
		.select()
		.from(priceTiers)
		.where(
			inArray(
				priceTiers.productId,
				rows.map(({ product }) => product.id),
			),
		);
	const quoted =
		quotationIds.length === 0 ? [] : await db.select().from(quotations).where(inArray(quotations.id, quotationIds));
	const plans = await db
		.select()
		.from(digitalPlans)
		.where(
			inArray(
				digitalPlans.variantId,
				rows.map(({ variant }) => variant.id),
			),
		);
	return [tiers, quoted, plans] as const;
}
