import { renewalWay } from '@zaylat/domain/digital';
import { PAYMENT_METHODS, type PaymentMethod } from '@zaylat/domain/payments';
import { pointsUsable } from '@zaylat/domain/points';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { languageOf } from '../account/language.ts';
import { readTermsFacts, termsOf } from '../cart/terms.ts';
import type { BuyLine, Selection } from '../checkout/lines.ts';
import { type PricedOrder, priceSelection } from '../checkout/pricing.ts';
import type { Db } from '../db/connect.ts';
import {
	digitalPlans,
	orderLines,
	orders,
	parcels,
	planRenewals,
	products,
	productVariants,
	shops,
	type users,
} from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { bookOrder } from '../orders/book.ts';
import { markPaid } from '../orders/settle.ts';
import { holdOrder } from '../orders/state.ts';
import type { Placer } from '../orders/write.ts';
import { moneyOf } from '../products/summary.ts';
import type { HeldPlan } from './news.ts';

/** A plan to renew, whose row and owner are locked. */
export interface DuePlan {
	readonly held: HeldPlan & { readonly endsAt: Date };
	readonly owner: typeof users.$inferSelect;
}

/** The order that renews a plan. */
export interface PlacedRenewal {
	readonly id: string;
	readonly code: string;
	/** Whether points paid it, so that the plan is renewed. */
	readonly isPaid: boolean;
}

/**
 * Places the order of a renewal in the name of the plan's owner, at the price of the day, and lets points pay it where
 * they may (see `renewalWay`).
 * @returns undefined when the plan is not to be had at present
 */
export async function placeRenewal(
	tx: Db,
	{ gateways, now, random }: Pick<Services, 'gateways' | 'now' | 'random'>,
	{ held, owner }: DuePlan,
): Promise<PlacedRenewal | undefined> {
	const at = new Date(now());
	const bought = await boughtWith(tx, held);
	const line = bought && (await lineOf(tx, held, bought.edition, now()));
	if (!line) return undefined;
	const { edition } = bought;
	const placer: Placer = {
		userId: held.userId,
		kind: owner.kind === 'registered' ? 'registered' : 'guest',
		edition,
		session: owner,
		language: languageOf(owner.language ?? bought.language, edition),
		idempotencyKey: `renewal ${held.id} ${held.endsAt.toISOString()}`,
	};
	const price = (points: number) =>
		priceSelection({ db: tx, gateways }, placer, line, { services: [], points }, undefined, now(), true);
	const plain = await price(0);
	const way = renewalWay({
		price: moneyOf(edition, plain.parcels[0]?.lines[0]?.unitPrice ?? 0),
		agreed: moneyOf(edition, await agreedPrice(tx, held, bought.unitPrice)),
		canPointsPayAll: plain.methods.includes('points'),
	});
	// The order could not be paid.
	if (way !== 'points' && !plain.methods.some((method) => PAYMENT_METHODS[method].hasGateway)) return undefined;
	const points = way === 'points' ? pointsUsable(plain.pointsBalance, plain.totals.total) : 0;
	const priced = points === 0 ? plain : await price(points);
	const orderId = await bookOrder(
		tx,
		placer,
		{
			services: [],
			points,
			fingerprint: priced.fingerprint,
			paymentMethod: way === 'points' ? 'points' : usualMethod(bought.paymentMethod, priced),
			note: '',
		},
		{ priced, at, email: bought.email, address: undefined },
		random,
	);
	await tx.insert(planRenewals).values({ orderId, entitlementId: held.id, endsAt: held.endsAt });
	const placed = await holdOrder(tx, orderId);
	const isPaid = placed.order.total === 0;
	if (isPaid) await markPaid(tx, placed, at, random);
	return { id: orderId, code: placed.order.code, isPaid };
}

/** The order that the plan was first bought with. */
async function boughtWith(tx: Db, { orderLineId }: HeldPlan) {
	const [row] = await tx
		.select({ order: orders, unitPrice: orderLines.unitPrice })
		.from(orderLines)
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(orders, eq(orders.id, parcels.orderId))
		.where(eq(orderLines.id, orderLineId));
	if (!row) return undefined;
	const { email, language, paymentMethod } = row.order;
	const edition = row.order.edition === 'th' ? ('th' as const) : ('mm' as const);
	return { email, language, paymentMethod, edition, unitPrice: row.unitPrice };
}

/** The plan as a line to buy; undefined when it is not to be had. */
async function lineOf(tx: Db, held: HeldPlan, edition: 'mm' | 'th', now: number): Promise<Selection | undefined> {
	const [row] = await tx
		.select({
			variant: productVariants,
			product: products,
			shop: { id: shops.id, slug: shops.slug, name: shops.name, regionId: shops.regionId, backAt: shops.backAt },
			isEmailed: digitalPlans.isEmailed,
		})
		.from(productVariants)
		.innerJoin(digitalPlans, eq(digitalPlans.variantId, productVariants.id))
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(and(eq(productVariants.id, held.variantId), eq(digitalPlans.kind, 'days')))
		.for('no key update', { of: productVariants });
	if (!row) return undefined;
	const wanted = { ...row, line: { quantity: 1, quotationId: null } };
	const terms = termsOf(wanted, await readTermsFacts(tx, held.userId, [wanted], now), edition, now);
	if (terms.available < 1 || terms.missing > 0 || terms.isPreOrder) return undefined;
	const line: BuyLine = {
		lineId: held.id,
		variantId: row.variant.id,
		product: row.product,
		values: row.variant.values,
		shop: row.shop,
		kind: 'digital',
		unitPrice: terms.unitPrice.amount,
		previousUnitPrice: terms.previousUnitPrice?.amount ?? null,
		quantity: 1,
		isEmailed: row.isEmailed,
		isPreOrder: false,
		isSalePrice: row.variant.normalPrice !== null,
		quotationId: null,
	};
	return { lines: [line], warnings: [] };
}

/** What the shopper paid for the plan last. @param first what it cost when it was bought */
async function agreedPrice(tx: Db, { id }: HeldPlan, first: number): Promise<number> {
	const [last] = await tx
		.select({ unitPrice: orderLines.unitPrice })
		.from(planRenewals)
		.innerJoin(orders, eq(orders.id, planRenewals.orderId))
		.innerJoin(parcels, eq(parcels.orderId, orders.id))
		.innerJoin(orderLines, eq(orderLines.parcelId, parcels.id))
		.where(and(eq(planRenewals.entitlementId, id), isNotNull(orders.paidAt)))
		.orderBy(desc(planRenewals.endsAt))
		.limit(1);
	return last?.unitPrice ?? first;
}

/** The way that the shopper paid before, where a gateway takes it; another can be chosen on the order's page. */
function usualMethod(before: string, { methods }: PricedOrder): PaymentMethod {
	const waiting = methods.filter((method) => PAYMENT_METHODS[method].hasGateway);
	return waiting.find((method) => method === before) ?? waiting[0] ?? 'qr';
}
