import { groupByShop, lineStock } from '@zaylat/domain/cart';
import { orderTotals, TAXES } from '@zaylat/domain/checkout';
import { applyCoupon, type CouponParcel, readCouponCode } from '@zaylat/domain/coupons';
import { carryingCharge, lastSupply } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { multiplyMoney } from '@zaylat/domain/money';
import { paymentMethodsFor, paymentOptionsFor } from '@zaylat/domain/payments';
import { pointsOfParcels, pointsUsable, pointsWorth } from '@zaylat/domain/points';
import { listWords } from '@zaylat/domain/text';
import type { z } from 'zod';
import { cartOf, itemOf } from '../cart/mocks.ts';
import { mockCoupons, toRule } from '../coupons/mock-coupons.ts';
import { mockCarriers } from '../delivery-quotes/mock-carriers.ts';
import { type MockContext, refuse } from '../mocks/answer.ts';
import { buyingOf, ordersOf } from '../orders/mock-state.ts';
import type { CheckoutQuote, quoteCheckout } from './contract.ts';

/** What a quote is asked with. */
type CheckoutChoices = z.output<typeof quoteCheckout.body>;

/** Weight of every piece, grams. */
const PIECE = 500;

/** The selected lines of the mock cart, added up by the rules of the domain. */
export function mockQuote(context: MockContext, wishes: CheckoutChoices): CheckoutQuote {
	const { world, catalogue } = context;
	const { edition } = catalogue.config;
	const { currency } = EDITIONS[edition];
	const { addressId, points } = wishes;
	const selected = wishes.item
		? itemOf(context, wishes.item)
		: cartOf(context).lines.filter(({ isSelected }) => isSelected);
	const lines = selected.filter((line) => lineStock(line) !== 'sold_out');
	const [[soldOut], [first]] = [selected, lines];
	if (!first && wishes.item && soldOut) refuse('out_of_stock', { available: 0, productId: soldOut.productId });
	if (!first) refuse('cart_empty');
	const hasAddress = addressId !== undefined || wishes.address !== undefined;
	if (addressId !== undefined && world.options.unreachable?.includes(addressId)) {
		refuse('no_delivery_service', { shop: first.shop.slug });
	}
	const groups = groupByShop(lines).map((group) => {
		const pieces = group.lines.map(({ quantity }) => ({ carrying: world.options.carrying, quantity }));
		const carrying = carryingCharge(pieces, edition);
		const services = hasAddress ? mockCarriers(catalogue.config, carrying) : [];
		const wanted = wishes.services.find(({ shop }) => shop === group.shop.slug)?.service;
		const chosen = wanted === undefined ? services[0] : services.find(({ id }) => id === wanted);
		if (hasAddress && !chosen) refuse('no_delivery_service', { shop: group.shop.slug });
		return { ...group, services, carrying: carrying ?? null, chosen };
	});
	const nothing = { amount: 0, currency };
	const bought = groups.map(({ shop, lines: own, chosen }) => ({
		shop: shop.slug,
		lines: own.map(({ unitPrice, quantity, categories }) => ({
			goods: multiplyMoney(unitPrice, quantity),
			categories,
		})),
		delivery: chosen?.cost ?? nothing,
		isDelivered: own.some(({ isDigital }) => !isDigital),
	}));
	const coupon = wishes.coupon === undefined ? null : couponOf(context, wishes.coupon, bought);
	const isRegistered = world.user?.kind === 'registered';
	const pointsBalance = isRegistered ? buyingOf(world).pointsBalance : 0;
	if (points > pointsBalance) refuse('points_short', { available: pointsBalance });
	const parcels = groups.map(({ shop, totals: { subtotal: goods }, chosen }, index) => ({
		...{ shop: shop.slug, goods, delivery: chosen?.cost ?? nothing },
		...{ couponOff: coupon?.parcels[index]?.goods, couponDeliveryOff: coupon?.parcels[index]?.delivery },
	}));
	const charge = { currency, parcels, points, pointsBalance, tax: TAXES[edition] };
	const { parcels: settled, couponOff, ...totals } = orderTotals(charge);
	const due = { amount: totals.total.amount + totals.pointsPaid.amount, currency };
	const paymentMethods = paymentMethodsFor({
		hasDigital: false,
		isGuest: !isRegistered,
		canPointsPayAll: pointsWorth(pointsUsable(pointsBalance, due), currency).amount === due.amount,
		hasGateway: true,
	}).filter((method) => method !== 'cash_on_delivery' || groups.every(({ chosen }) => chosen?.takesCash ?? true));
	const lastOption = ordersOf(context)[0]?.paymentOption;
	const paymentOptions = paymentOptionsFor(edition, paymentMethods, lastOption);
	const pieces = lines.map(({ variantId, quantity }) => `${variantId}x${quantity}`);
	return {
		...{ ...totals, pointsBalance, paymentMethods, paymentOptions, needsAddress: !hasAddress, needsEmail: false },
		fingerprint: `mock-${totals.total.amount}-${totals.points}-${pieces.join('-')}`.slice(0, 100),
		parcels: groups.flatMap(({ shop, lines: own, services, carrying, chosen }, index) => {
			const { shop: _, ...amounts } = settled[index] ?? {};
			if (!('total' in amounts)) return [];
			return [
				{
					...{ ...amounts, shop, kind: 'goods' as const, carrying, services, service: chosen?.id ?? null },
					grams: own.reduce((grams, { quantity }) => grams + quantity * PIECE, 0),
					suppliedAt: lastSupply(own.map(({ preOrderArrivesAt }) => preOrderArrivesAt))?.toISOString() ?? null,
					lines: own.map(({ id, available: __, isSelected: ___, shop: ____, ...line }, at) => ({
						...line,
						lineId: id,
						total: multiplyMoney(line.unitPrice, line.quantity),
						couponOff: coupon?.parcels[index]?.lines[at] ?? nothing,
					})),
				},
			];
		}),
		pointsEarned: world.user?.kind === 'guest' ? 0 : pointsOfParcels(settled),
		coupon: coupon && { ...coupon.shown, amount: couponOff },
		lastPaymentOption: lastOption !== undefined && paymentOptions[0] === lastOption ? lastOption : null,
		warnings: selected.flatMap((line) => {
			const stock = lineStock(line);
			const { id: lineId, productId, name, available } = line;
			return stock === 'enough' ? [] : [{ kind: stock, lineId, productId, name, available }];
		}),
	};
}

function couponOf(context: MockContext, typed: string, bought: readonly CouponParcel[]) {
	const code = readCouponCode(typed);
	const coupon =
		mockCoupons(context).find((one) => one.code === code) ??
		refuse('coupon_invalid', { reason: code === undefined ? 'malformed' : 'unknown' });
	const outcome = applyCoupon(toRule(coupon), bought, context.world.now());
	const { code: own, title, categories } = coupon;
	if (outcome.kind === 'refused') {
		const { reason, missing } = outcome;
		const names = categories.map(({ name }) => name);
		refuse('coupon_invalid', {
			...{ reason, ...(missing && { missing: missing.amount }) },
			...(names.length > 0 && { categories: listWords(names, context.catalogue.config.language) }),
		});
	}
	return { ...outcome, shown: { code: own, title, categories } };
}
