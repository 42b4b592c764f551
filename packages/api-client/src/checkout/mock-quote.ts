import { groupByShop, lineStock } from '@zaylat/domain/cart';
import { orderTotals, TAXES } from '@zaylat/domain/checkout';
import { applyCoupon, readCouponCode } from '@zaylat/domain/coupons';
import { lastSupply } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { multiplyMoney } from '@zaylat/domain/money';
import { paymentMethodsFor, paymentOptionsFor } from '@zaylat/domain/payments';
import { pointsOfParcels, pointsUsable, pointsWorth } from '@zaylat/domain/points';
import { cartOf, itemOf } from '../cart/mocks.ts';
import { mockCoupons, toRule } from '../coupons/mock-coupons.ts';
import type { TypedAddress } from '../delivery-quotes/contract.ts';
import { mockCarriers } from '../delivery-quotes/mock-carriers.ts';
import { refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import { buyingOf, ordersOf } from '../orders/mock-state.ts';
import type { CheckoutQuote } from './contract.ts';

/** What a quote is asked with. */
export interface CheckoutChoices {
	readonly addressId?: string | undefined;
	readonly address?: TypedAddress | undefined;
	readonly item?: { readonly variantId: string; readonly quantity: number } | undefined;
	readonly services: readonly { readonly shop: string; readonly service: string }[];
	readonly coupon?: string | undefined;
	readonly points: number;
}

/** The selected lines of the mock cart, added up by the rules of the domain. */
export function mockQuote(world: World, catalogue: Catalogue, wishes: CheckoutChoices): CheckoutQuote {
	const { edition } = catalogue.config;
	const { currency } = EDITIONS[edition];
	const selected = wishes.item
		? itemOf(world, catalogue, wishes.item)
		: cartOf(world, catalogue).lines.filter(({ isSelected }) => isSelected);
	const lines = selected.filter((line) => lineStock(line) !== 'sold_out');
	const [soldOut] = selected;
	if (lines.length === 0 && wishes.item && soldOut) {
		refuse('out_of_stock', { available: 0, productId: soldOut.productId });
	}
	if (lines.length === 0) refuse('cart_empty');
	const hasAddress = wishes.addressId !== undefined || wishes.address !== undefined;
	const [first] = lines;
	if (wishes.addressId !== undefined && world.options.unreachable?.includes(wishes.addressId)) {
		refuse('no_delivery_service', { shop: first?.shop.slug ?? '' });
	}
	const options = hasAddress ? mockCarriers(catalogue) : [];
	const groups = groupByShop(lines).map((group) => {
		const wanted = wishes.services.find(({ shop }) => shop === group.shop.slug)?.service;
		const chosen = wanted === undefined ? options[0] : options.find(({ id }) => id === wanted);
		if (hasAddress && !chosen) refuse('no_delivery_service', { shop: group.shop.slug });
		return { ...group, chosen };
	});
	const nothing = { amount: 0, currency };
	const parcels = groups.map(({ shop, totals, chosen }) => ({
		shop: shop.slug,
		goods: totals.subtotal,
		delivery: chosen?.cost ?? nothing,
	}));
	const sum = (key: 'goods' | 'delivery') => ({
		amount: parcels.reduce((total, parcel) => total + parcel[key].amount, 0),
		currency,
	});
	const coupon = wishes.coupon === undefined ? null : couponOf(world, catalogue, wishes.coupon, sum);
	const pointsBalance = world.user?.kind === 'registered' ? buyingOf(world).pointsBalance : 0;
	if (wishes.points > pointsBalance) refuse('points_short', { available: pointsBalance });
	const {
		parcels: settled,
		couponOff,
		...totals
	} = orderTotals({
		currency,
		parcels,
		couponGoodsOff: coupon?.goodsOff,
		couponDeliveryOff: coupon?.deliveryOff,
		points: wishes.points,
		pointsBalance,
		tax: TAXES[edition],
	});
	const due = { amount: totals.total.amount + totals.pointsPaid.amount, currency };
	const paymentMethods = paymentMethodsFor({
		hasDigital: false,
		isGuest: world.user?.kind !== 'registered',
		canPointsPayAll: pointsWorth(pointsUsable(pointsBalance, due), currency).amount === due.amount,
		hasGateway: true,
	}).filter((method) => method !== 'cash_on_delivery' || groups.every(({ chosen }) => chosen?.takesCash ?? true));
	const lastOption = ordersOf(world, catalogue)[0]?.paymentOption;
	const paymentOptions = paymentOptionsFor(edition, paymentMethods, lastOption);
	return {
		...totals,
		fingerprint:
			`mock-${totals.total.amount}-${totals.points}-${lines.map(({ variantId, quantity }) => `${variantId}x${quantity}`).join('-')}`.slice(
				0,
				100,
			),
		parcels: groups.flatMap(({ shop, lines: own, chosen }, index) => {
			const parcel = settled[index];
			if (!parcel) return [];
			const { shop: _, ...amounts } = parcel;
			return [
				{
					...amounts,
					shop,
					kind: 'goods' as const,
					grams: own.reduce((grams, { quantity }) => grams + quantity * 500, 0),
					services: options,
					service: chosen?.id ?? null,
					suppliedAt: lastSupply(own.map(({ preOrderArrivesAt }) => preOrderArrivesAt))?.toISOString() ?? null,
					lines: own.map(({ id, available: __, isSelected: ___, shop: ____, ...line }) => ({
						...line,
						lineId: id,
						total: multiplyMoney(line.unitPrice, line.quantity),
					})),
				},
			];
		}),
		pointsBalance,
		pointsEarned: world.user?.kind === 'guest' ? 0 : pointsOfParcels(settled),
		coupon: coupon && { code: coupon.code, title: coupon.title, amount: couponOff },
		paymentMethods,
		paymentOptions,
		lastPaymentOption: lastOption !== undefined && paymentOptions[0] === lastOption ? lastOption : null,
		needsAddress: !hasAddress,
		needsEmail: false,
		warnings: selected.flatMap((line) => {
			const stock = lineStock(line);
			const { id: lineId, productId, name, available } = line;
			return stock === 'enough' ? [] : [{ kind: stock, lineId, productId, name, available }];
		}),
	};
}

function couponOf(
	world: World,
	catalogue: Catalogue,
	typed: string,
	sum: (key: 'goods' | 'delivery') => { amount: number; currency: ReturnType<typeof toRule>['minSpend']['currency'] },
) {
	const code = readCouponCode(typed);
	const coupon =
		mockCoupons(catalogue, world.now()).find((one) => one.code === code) ??
		refuse('coupon_invalid', { reason: code === undefined ? 'malformed' : 'unknown' });
	const outcome = applyCoupon(toRule(coupon), sum('goods'), sum('delivery'), world.now());
	if (outcome.kind === 'refused') refuse('coupon_invalid', { reason: outcome.reason });
	return { code: coupon.code, title: coupon.title, ...outcome };
}
