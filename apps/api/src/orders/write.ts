import { randomUUID } from 'node:crypto';
import { phoneKey, readPhone } from '@zaylat/domain/contact';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { type OrderStatus, orderStatusOf, trackCodeFrom } from '@zaylat/domain/orders';
import { PAYMENT_METHODS, type PaymentMethod, type PaymentOption, paymentOptionOf } from '@zaylat/domain/payments';
import { awayUntil } from '@zaylat/domain/shops';
import { eq } from 'drizzle-orm';
import type { Session } from '../auth/session.ts';
import type { WantedDestination } from '../checkout/destination.ts';
import type { Buyer } from '../checkout/lines.ts';
import type { CheckoutChoices, PricedOrder, PricedParcel } from '../checkout/pricing.ts';
import type { Db } from '../db/connect.ts';
import { orderLines, orders, parcelEvents, parcels, type StoredAddress } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { variantPicture } from '../pictures/of-variant.ts';
import { variantNames } from '../products/variant-name.ts';
import { readCommissionRates } from './commission.ts';
import { invoiceAt } from './settle.ts';
import type { OrderRow } from './state.ts';

/** What a shopper orders; see the contract's `placeOrder`. */
export interface Placement extends CheckoutChoices, WantedDestination {
	readonly fingerprint: string;
	readonly paymentMethod: PaymentMethod;
	/** The usual one of the method unless given. */
	readonly paymentOption?: PaymentOption | undefined;
	readonly email?: string | undefined;
	readonly note: string;
}

/** Who orders, in which language, and the idempotency key. */
export interface Placer extends Buyer {
	/** Where news go when the order names nothing else. */
	readonly session: Pick<Session, 'email' | 'phone'>;
	readonly language: Language;
	readonly idempotencyKey: string;
}

/**
 * Makes a code that nothing has; the chance of a second try is one in thousands.
 * @throws Failure `unavailable` when twenty tries were taken
 */
export async function generateUniqueCode(
	random: () => number,
	make: (random: number) => string,
	isTaken: (code: string) => Promise<boolean>,
): Promise<string> {
	for (let tries = 0; tries < 20; tries += 1) {
		const code = make(random());
		if (!(await isTaken(code))) return code;
	}
	throw new Failure('unavailable');
}

/** Whether a query finds anything. */
export async function hasRow(query: Promise<readonly unknown[]>): Promise<boolean> {
	return (await query).length > 0;
}

/** What is known of an order when it is written. */
export interface OrderFacts {
	readonly priced: PricedOrder;
	readonly at: Date;
	readonly email: string | null;
	readonly address: StoredAddress | undefined;
	readonly code: string;
}

/** Writes the order itself. @returns its id */
export async function insertOrder(
	tx: Db,
	placer: Placer,
	{ paymentMethod, paymentOption, note }: Placement,
	{ priced, at, email, address, code }: OrderFacts,
): Promise<string> {
	const { totals, coupon } = priced;
	const id = randomUUID();
	await tx.insert(orders).values({
		id,
		code,
		placementKey: placer.idempotencyKey,
		userId: placer.userId,
		edition: placer.edition,
		language: placer.language,
		status: orderStatusOf(priced.parcels.map(firstStatus)),
		paymentMethod,
		paymentOption: paymentOptionOf(placer.edition, paymentMethod, paymentOption),
		address: address ?? null,
		phone: address?.phone ?? accountPhone(placer.session.phone),
		email,
		note,
		...amountsOf(totals),
		isTaxIncluded: totals.isTaxIncluded,
		points: totals.points,
		couponCode: coupon?.row.code ?? null,
		couponAmount: coupon ? totals.couponOff.amount : null,
		holdsStock: true,
		placedAt: at,
		...(!PAYMENT_METHODS[paymentMethod].hasGateway &&
			invoiceAt({ code, edition: placer.edition, invoiceNumber: null, invoicedAt: null }, at)),
	});
	return id;
}

/** The number of the account in the form that tracking compares; empty when it has none. */
function accountPhone(phone: string | null): string {
	const read = phone === null ? undefined : readPhone(`+${phone}`, '95');
	return read === undefined ? '' : phoneKey(read);
}

type Amounts = Readonly<Record<'goods' | 'discount' | 'delivery' | 'tax' | 'pointsPaid' | 'total', { amount: number }>>;

const amountsOf = ({ goods, discount, delivery, tax, pointsPaid, total }: Amounts) => ({
	goods: goods.amount,
	discount: discount.amount,
	delivery: delivery.amount,
	tax: tax.amount,
	pointsPaid: pointsPaid.amount,
	total: total.amount,
});

/** Initial state of a parcel: one that contains a pre-ordered product waits for it as a whole (Decision 9). */
const firstStatus = ({ lines }: PricedParcel): OrderStatus =>
	lines.some(({ isPreOrder }) => isPreOrder) ? 'pre order' : 'pending';

/** Writes what each shop sends, and its lines with the names and prices of the day. */
export async function insertParcels(
	tx: Db,
	{ id: orderId, edition }: Pick<OrderRow, 'id'> & { readonly edition: Edition },
	{ parcels: priced }: PricedOrder,
	at: Date,
	random: () => number,
): Promise<void> {
	const rows: { id: string; parcel: PricedOrder['parcels'][number]; trackCode: string }[] = [];
	for (const parcel of priced) {
		const trackCode = await generateUniqueCode(
			random,
			(drawn) => trackCodeFrom(drawn, edition),
			(code) => hasRow(tx.select({ id: parcels.id }).from(parcels).where(eq(parcels.trackCode, code)).execute()),
		);
		rows.push({ id: randomUUID(), parcel, trackCode });
	}
	await tx.insert(parcels).values(
		rows.map(({ id, trackCode, parcel }) => {
			const { shop, kind, chosen, totals } = parcel;
			return {
				id,
				orderId,
				shopId: shop.id,
				kind,
				trackCode,
				status: firstStatus(parcel),
				serviceId: chosen?.id ?? null,
				...amountsOf(totals),
				sentFrom: kind === 'goods' ? (awayUntil(shop.backAt, at.getTime()) ?? null) : null,
				minDays: chosen?.minDays ?? 0,
				maxDays: chosen?.maxDays ?? 0,
			};
		}),
	);
	await tx.insert(parcelEvents).values(
		rows.map(({ id, parcel }) => ({
			id: randomUUID(),
			parcelId: id,
			status: firstStatus(parcel),
			actor: 'customer',
			at,
		})),
	);
	const rateOf = await readCommissionRates(tx, edition);
	await tx.insert(orderLines).values(
		rows.flatMap(({ id, parcel }) =>
			parcel.lines.map(
				({ product, variantId, values, unitPrice, previousUnitPrice, couponOff, quantity, isPreOrder }) => ({
					id: randomUUID(),
					parcelId: id,
					productId: product.id,
					variantId,
					name: product.name,
					variantName: variantNames(product.options, values),
					pictureKey: variantPicture(product, values),
					tint: product.tint,
					unitPrice,
					previousUnitPrice,
					couponOff,
					quantity,
					commissionRate: rateOf(product),
					isPreOrder,
					awaitsStock: isPreOrder,
				}),
			),
		),
	);
}
