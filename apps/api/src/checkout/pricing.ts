import { createHash } from 'node:crypto';
import { type OrderTotals, orderTotals, type ParcelTotals, TAXES } from '@zaylat/domain/checkout';
import type { CouponParcel } from '@zaylat/domain/coupons';
import { type CarryingCharge, carryingCharge, carryingOf, countedGrams } from '@zaylat/domain/delivery';
import type { Edition } from '@zaylat/domain/editions';
import { moneyOf as exactMoney } from '@zaylat/domain/money';
import {
	EDITION_PAYMENT_OPTIONS,
	PAYMENT_METHODS,
	PAYMENT_OPTIONS,
	type PaymentMethod,
	type PaymentOption,
	paymentMethodsFor,
} from '@zaylat/domain/payments';
import { pointsOfParcels, pointsUsable, pointsWorth } from '@zaylat/domain/points';
import { applyCode, type CouponEffect } from '../coupons/service.ts';
import type { Db } from '../db/connect.ts';
import type { StoredAddress } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { usableOption } from '../payments/gateways.ts';
import { balanceOf } from '../points/service.ts';
import { categoryIdsOf, moneyOf } from '../products/summary.ts';
import { type CarrierOption, carriersFor } from './delivery.ts';
import { type BoughtItem, type Buyer, type BuyLine, type LineShop, readSelection, type Selection } from './lines.ts';

/** What a shopper wishes of an order; see the contract's `checkoutChoices`. */
export interface CheckoutChoices {
	/** Bought instead of the selected lines of the cart. */
	readonly item?: BoughtItem | undefined;
	readonly services: readonly { readonly shop: string; readonly service: string }[];
	readonly coupon?: string | undefined;
	readonly points: number;
}

/** A line that is bought, with what the coupon takes off it, in minor units. */
export interface PricedLine extends BuyLine {
	readonly couponOff: number;
}

/** What one shop sends, with all that it costs. */
export interface PricedParcel {
	readonly shop: LineShop;
	readonly kind: 'goods' | 'digital';
	readonly lines: readonly PricedLine[];
	/** What all of it weighs. */
	readonly grams: number;
	/** For its bulky goods; undefined without. */
	readonly carrying: CarryingCharge | undefined;
	readonly options: readonly CarrierOption[];
	readonly chosen: CarrierOption | undefined;
	readonly totals: ParcelTotals;
}

/** What orders are priced with: the database, or a transaction, and the gateways. */
export type Pricing = Pick<Services, 'db' | 'gateways'>;

/** An order as it would be placed now. */
export interface PricedOrder {
	readonly parcels: readonly PricedParcel[];
	readonly warnings: Selection['warnings'];
	readonly totals: OrderTotals;
	readonly coupon: CouponEffect | undefined;
	readonly pointsBalance: number;
	readonly pointsEarned: number;
	readonly methods: readonly PaymentMethod[];
	/** Options of these methods that can take the amount. */
	readonly options: readonly PaymentOption[];
	readonly needsEmail: boolean;
	readonly fingerprint: string;
}

/**
 * Adds up the selected lines of a cart by the rules of the domain; quotes and orders both come from here, so that they
 * cannot differ.
 * @param address undefined while none is chosen; delivery costs nothing then
 * @param now milliseconds since 1970
 * @param isLocking Whether the rows of variants and coupon are locked until the transaction ends
 * @throws Failure `cart_empty`, `out_of_stock` with `productId` for one product, `no_delivery_service`, `coupon_invalid`,
 * `points_short`
 */
export async function priceOrder(
	services: Pricing,
	buyer: Buyer,
	wishes: CheckoutChoices,
	address: StoredAddress | undefined,
	now: number,
	isLocking: boolean,
): Promise<PricedOrder> {
	const selection = await readSelection(services.db, buyer, wishes.item, now, isLocking);
	const { lines, warnings } = selection;
	const [soldOut] = warnings;
	if (lines.length === 0 && wishes.item && soldOut && !isLocking) {
		throw new Failure('out_of_stock', { details: { available: 0, productId: soldOut.productId } });
	}
	if (lines.length === 0 && (warnings.length === 0 || !isLocking)) throw new Failure('cart_empty');
	return priceSelection(services, buyer, selection, wishes, address, now, isLocking);
}

/** Adds up lines wherever they are from; as `priceOrder`. */
export async function priceSelection(
	{ db, gateways }: Pricing,
	buyer: Buyer,
	{ lines, warnings }: Selection,
	wishes: CheckoutChoices,
	address: StoredAddress | undefined,
	now: number,
	isLocking: boolean,
): Promise<PricedOrder> {
	const { edition } = buyer;
	const money = (amount: number) => moneyOf(edition, amount);
	const parcels = await withCarriers(db, buyer, parcelsOf(edition, lines), wishes, address);
	const bought = parcels.map((parcel) => couponParcel(edition, parcel));
	const coupon =
		wishes.coupon === undefined
			? undefined
			: await applyCode(db, { ...buyer, phone: address?.phone }, wishes.coupon, bought, now, isLocking);
	const pointsBalance = buyer.kind === 'guest' ? 0 : await balanceOf(db, buyer.userId, edition);
	if (wishes.points > pointsBalance) throw new Failure('points_short', { details: { available: pointsBalance } });

	const totals = orderTotals({
		currency: money(0).currency,
		tax: TAXES[edition],
		parcels: parcels.map(({ shop, goods, chosen }, index) => ({
			...{ shop: shop.slug, goods: money(goods), delivery: money(chosen?.cost ?? 0) },
			...{ couponOff: coupon?.parcels[index]?.goods, couponDeliveryOff: coupon?.parcels[index]?.delivery },
		})),
		...{ points: wishes.points, pointsBalance },
	});
	const due = exactMoney(BigInt(totals.total.amount) + BigInt(totals.pointsPaid.amount), totals.total.currency);
	const hasDigital = parcels.some(({ kind }) => kind === 'digital');
	const takesCash = parcels.every(({ kind, chosen }) => kind === 'digital' || chosen === undefined || chosen.takesCash);
	const gateway = gateways[edition];
	const allowed = paymentMethodsFor({
		hasDigital,
		isGuest: buyer.kind === 'guest',
		canPointsPayAll: pointsWorth(pointsUsable(pointsBalance, due), due.currency).amount === due.amount,
		hasGateway: gateway !== undefined,
	}).filter((method) => method !== 'cash_on_delivery' || takesCash);
	// What points pay wholly needs no gateway, so that its limits do not count.
	const charged = totals.total.amount === 0 ? { ...totals.total, amount: due.amount } : totals.total;
	const options = EDITION_PAYMENT_OPTIONS[edition].filter((option) => {
		const { method } = PAYMENT_OPTIONS[option];
		if (!allowed.includes(method)) return false;
		return !PAYMENT_METHODS[method].hasGateway || usableOption(gateway, option, charged) !== undefined;
	});
	const methods = allowed.filter((method) => options.some((option) => PAYMENT_OPTIONS[option].method === method));
	const priced = parcels.flatMap((parcel, index) => {
		const parcelTotals = totals.parcels[index];
		const offs = coupon?.parcels[index]?.lines;
		const ownLines = parcel.lines.map((line, at) => ({ ...line, couponOff: offs?.[at]?.amount ?? 0 }));
		return parcelTotals ? [{ ...parcel, lines: ownLines, totals: parcelTotals }] : [];
	});
	return {
		parcels: priced,
		warnings,
		totals,
		coupon,
		pointsBalance,
		pointsEarned: buyer.kind === 'guest' ? 0 : pointsOfParcels(totals.parcels),
		methods,
		options,
		needsEmail: buyer.isPhoneOnly !== true && lines.some(({ isEmailed }) => isEmailed),
		fingerprint: fingerprintOf(priced, totals, coupon),
	};
}

interface Parcel {
	readonly shop: LineShop;
	readonly kind: 'goods' | 'digital';
	readonly lines: readonly BuyLine[];
	readonly grams: number;
	/** What a service counts: without bulky goods. */
	readonly countedGrams: number;
	readonly carrying: CarryingCharge | undefined;
	/** Minor units. */
	readonly goods: number;
}

/** One parcel per shop and kind, in the order of the cart (Decision 9). */
function parcelsOf(edition: Edition, lines: readonly BuyLine[]): Parcel[] {
	const groups = Map.groupBy(lines, ({ shop, kind }) => `${shop.id} ${kind}`);
	return [...groups.values()].flatMap((own) => {
		const [first] = own;
		if (!first) return [];
		const { shop, kind } = first;
		const pieces =
			kind === 'digital'
				? []
				: own.map(({ product, quantity }) => ({
						carrying: carryingOf(product.facts),
						weightGrams: product.weightGrams,
						quantity,
					}));
		return [
			{
				...{ shop, kind, lines: own },
				grams: pieces.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
				countedGrams: countedGrams(pieces),
				carrying: carryingCharge(pieces, edition),
				goods: own.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0),
			},
		];
	});
}

async function withCarriers(
	db: Db,
	{ edition }: Buyer,
	parcels: readonly Parcel[],
	{ services }: Pick<CheckoutChoices, 'services'>,
	address: StoredAddress | undefined,
) {
	const sent = parcels.filter(({ kind }) => kind === 'goods');
	const sendings = sent.map((parcel) => ({ ...parcel, grams: parcel.countedGrams }));
	const carriers = address ? await carriersFor(db, edition, sendings, address) : [];
	return parcels.map((parcel) => {
		const options = carriers[sent.indexOf(parcel)] ?? [];
		if (parcel.kind === 'digital' || !address) return { ...parcel, options: [], chosen: undefined };
		const wanted = services.find(({ shop }) => shop === parcel.shop.slug)?.service;
		const chosen = wanted === undefined ? options[0] : options.find(({ id }) => id === wanted);
		if (!chosen) throw new Failure('no_delivery_service', { details: { shop: parcel.shop.slug } });
		return { ...parcel, options, chosen };
	});
}

/** A parcel as the rules of coupons read it. */
export const couponParcel = (
	edition: Edition,
	{ shop, kind, lines, chosen }: Pick<Parcel, 'shop' | 'kind' | 'lines'> & Pick<PricedParcel, 'chosen'>,
): CouponParcel => ({
	shop: shop.slug,
	lines: lines.map(({ product, unitPrice, quantity }) => ({
		goods: moneyOf(edition, unitPrice * quantity),
		categories: categoryIdsOf(product).map(String),
	})),
	delivery: moneyOf(edition, chosen?.cost ?? 0),
	isDelivered: kind === 'goods',
});

/** A mark of all that a shopper agrees to with an order. */
function fingerprintOf(
	parcels: readonly PricedParcel[],
	totals: OrderTotals,
	coupon: CouponEffect | undefined,
): string {
	const facts = [
		parcels.map(({ shop, kind, lines, chosen, totals: own }) => [
			[shop.id, kind, chosen?.id, own.delivery.amount, own.total.amount],
			lines.map(({ variantId, quantity, unitPrice }) => [variantId, quantity, unitPrice]),
		]),
		[totals.total.amount, totals.points, coupon?.row.code],
	];
	return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
