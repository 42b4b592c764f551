import type { Localized } from '@zaylat/api-client/contract';
import type { TaxBuyer } from '@zaylat/domain/documents';
import type { OrderStatus } from '@zaylat/domain/orders';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { products, productVariants, shops } from './catalogue.ts';
import { amount, at, oneOf } from './columns.ts';
import { deliveryServices } from './delivery.ts';

/** An address as it was when the order was placed; later changes of the address book leave it alone. */
export interface StoredAddress {
	recipient: string;
	/** With country code. */
	phone: string;
	country: string;
	region: string;
	township: string;
	subdistrict: string | null;
	postcode: string;
	homeNo: string;
	street: string;
	landmark: string | null;
	/** Its places in words. */
	text: Localized;
}

export const orders = pgTable(
	'orders',
	{
		id: uuid().primaryKey(),
		/** Two letters and 8 digits (Decision 10). */
		code: text().notNull().unique(),
		/** Key that the call of the order was sent with, so that it is placed once even when the server dies meanwhile. */
		placementKey: text('placement_key').notNull(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id),
		edition: text().notNull(),
		/** Language that the shopper ordered in; news of the order are written in it. */
		language: text().notNull(),
		/** Label of its least advanced parcel (Decision 9). */
		status: text().$type<OrderStatus>().notNull(),
		paymentMethod: text('payment_method').notNull(),
		/** Named way to pay within the method; null in orders from before there were names. */
		paymentOption: text('payment_option'),
		/** Null when all of it is digital. */
		address: jsonb().$type<StoredAddress>(),
		/** Phone number that order tracking requires, with country code. */
		phone: text().notNull(),
		/** Where digital codes are sent. */
		email: text(),
		note: text().notNull().default(''),
		goods: amount('goods').notNull(),
		discount: amount('discount').notNull(),
		delivery: amount('delivery').notNull(),
		tax: amount('tax').notNull(),
		isTaxIncluded: boolean('is_tax_included').notNull(),
		points: integer().notNull(),
		pointsPaid: amount('points_paid').notNull(),
		total: amount('total').notNull(),
		couponCode: text('coupon_code'),
		/** What the coupon took off goods and delivery together. */
		couponAmount: amount('coupon_amount'),
		/** Whether its pieces are taken out of stock. */
		holdsStock: boolean('holds_stock').notNull(),
		placedAt: at('placed_at').notNull(),
		paidAt: at('paid_at'),
		/** Number of the invoice, given when it is paid or, with cash, when it is placed. */
		invoiceNumber: text('invoice_number').unique(),
		/** When the invoice was issued: what is taken off later has a credit note. */
		invoicedAt: at('invoiced_at'),
		/** The company that it is invoiced to; null where the buyer named none. */
		taxBuyer: jsonb('tax_buyer').$type<TaxBuyer>(),
	},
	(t) => [
		oneOf('orders_edition_known', t.edition, ['mm', 'th']),
		check('orders_code_form', sql`${t.code} ~ '^[A-Z]{2}[0-9]{8}$'`),
		check(
			'orders_amounts_not_negative',
			sql`least(${t.goods}, ${t.discount}, ${t.delivery}, ${t.tax}, ${t.points}, ${t.pointsPaid}, ${t.total}) >= 0`,
		),
		check(
			'orders_total',
			sql`${t.total} = ${t.goods} - ${t.discount} + ${t.delivery} - ${t.pointsPaid}
				+ case when ${t.isTaxIncluded} then 0 else ${t.tax} end`,
		),
		check('orders_invoiced', sql`(${t.invoiceNumber} is null) = (${t.invoicedAt} is null)`),
		unique('orders_placed_once').on(t.userId, t.placementKey),
		index('orders_by_user').on(t.userId, t.edition, t.placedAt.desc(), t.id),
		index('orders_by_status').on(t.status, t.placedAt),
	],
);

/** What one shop sends of an order; digital goods of a shop are a parcel without delivery. */
export const parcels = pgTable(
	'parcels',
	{
		id: uuid().primaryKey(),
		orderId: uuid('order_id')
			.notNull()
			.references(() => orders.id, { onDelete: 'cascade' }),
		shopId: integer('shop_id')
			.notNull()
			.references(() => shops.id),
		kind: text().notNull(),
		/** EX + digits + MP (Decision 10). */
		trackCode: text('track_code').notNull().unique(),
		status: text().$type<OrderStatus>().notNull(),
		serviceId: text('service_id').references(() => deliveryServices.id),
		goods: amount('goods').notNull(),
		discount: amount('discount').notNull(),
		delivery: amount('delivery').notNull(),
		tax: amount('tax').notNull(),
		pointsPaid: amount('points_paid').notNull(),
		total: amount('total').notNull(),
		/** Days that the service named. */
		minDays: smallint('min_days').notNull(),
		maxDays: smallint('max_days').notNull(),
		/** When its shop, which was away when it was ordered, is back. */
		sentFrom: at('sent_from'),
		deliveredAt: at('delivered_at'),
		completedAt: at('completed_at'),
	},
	(t) => [
		unique('parcels_one_per_shop').on(t.orderId, t.shopId, t.kind),
		oneOf('parcels_kind_known', t.kind, ['goods', 'digital']),
		check('parcels_service', sql`(${t.kind} = 'goods') = (${t.serviceId} is not null)`),
		check('parcels_track_code_form', sql`${t.trackCode} ~ '^(EX[0-9]{6,12}MP|[A-Z]{2}[0-9]{9}(TH|MM))$'`),
		check(
			'parcels_amounts_not_negative',
			sql`least(${t.goods}, ${t.discount}, ${t.delivery}, ${t.tax}, ${t.pointsPaid}, ${t.total}) >= 0`,
		),
		index('parcels_by_shop').on(t.shopId, t.status),
		index('parcels_to_complete').on(t.deliveredAt).where(sql`${t.status} = 'delivered'`),
		index('parcels_ordered_ahead').on(t.orderId).where(sql`${t.status} = 'pre order'`),
	],
);

/** What happened to a parcel, the newest last. */
export const parcelEvents = pgTable(
	'parcel_events',
	{
		id: uuid().primaryKey(),
		parcelId: uuid('parcel_id')
			.notNull()
			.references(() => parcels.id, { onDelete: 'cascade' }),
		status: text().$type<OrderStatus>().notNull(),
		actor: text().notNull(),
		/** A word of the seller, or where the parcel is. */
		note: text().notNull().default(''),
		at: at('at').notNull(),
	},
	(t) => [
		oneOf('parcel_events_actor_known', t.actor, ['customer', 'seller', 'system']),
		index('parcel_events_in_order').on(t.parcelId, t.at),
	],
);

/** What was bought, with its name and price of that day. */
export const orderLines = pgTable(
	'order_lines',
	{
		id: uuid().primaryKey(),
		parcelId: uuid('parcel_id')
			.notNull()
			.references(() => parcels.id, { onDelete: 'cascade' }),
		productId: integer('product_id')
			.notNull()
			.references(() => products.id),
		variantId: integer('variant_id')
			.notNull()
			.references(() => productVariants.id),
		name: jsonb().$type<Localized>().notNull(),
		variantName: jsonb('variant_name').$type<Localized>().notNull(),
		pictureKey: text('picture_key').notNull(),
		tint: smallint().notNull(),
		unitPrice: amount('unit_price').notNull(),
		previousUnitPrice: amount('previous_unit_price'),
		/** What the coupon took off all of its pieces; null in orders from before that was stored by line. */
		couponOff: amount('coupon_off'),
		/** What the marketplace keeps of it, in hundredths of a percent. */
		commissionRate: integer('commission_rate').notNull().default(0),
		quantity: integer().notNull(),
		isPreOrder: boolean('is_pre_order').notNull().default(false),
		/** Whether its pieces are still to come, so that none are taken out of stock. */
		awaitsStock: boolean('awaits_stock').notNull().default(false),
		/** The flash sale that its pieces count for; null for none. */
		flashSaleId: text('flash_sale_id'),
		reviewedAt: at('reviewed_at'),
	},
	(t) => [
		check('order_lines_quantity', sql`${t.quantity} between 1 and 999`),
		check('order_lines_price_positive', sql`${t.unitPrice} > 0`),
		check('order_lines_coupon_range', sql`${t.couponOff} between 0 and ${t.unitPrice} * ${t.quantity}`),
		index('order_lines_by_parcel').on(t.parcelId),
		index('order_lines_awaiting').on(t.variantId).where(sql`${t.awaitsStock}`),
		index('order_lines_by_product').on(t.productId),
	],
);
