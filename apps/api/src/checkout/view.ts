import type { CheckoutQuote, DeliveryOption } from '@zaylat/api-client/contract';
import { lastSupply } from '@zaylat/domain/delivery';
import type { Edition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { type PaymentOption, paymentOptionsFor } from '@zaylat/domain/payments';
import { awayUntil } from '@zaylat/domain/shops';
import { toCategories } from '../coupons/categories.ts';
import { pictureOf } from '../pictures/keys.ts';
import { variantPicture } from '../pictures/of-variant.ts';
import { categoryIdsOf, moneyOf } from '../products/summary.ts';
import { variantName } from '../products/variant-name.ts';
import type { CarrierOption } from './delivery.ts';
import type { PricedOrder, PricedParcel } from './pricing.ts';

/** A delivery service as the contract gives it. */
export function toOption(edition: Edition, option: CarrierOption, language: Language): DeliveryOption {
	return { ...option, name: option.name[language], cost: moneyOf(edition, option.cost) };
}

/** When a parcel can be sent: its goods that are ordered in advance are there, and so is its shop. */
const suppliedAt = ({ shop, kind, lines }: PricedParcel, now: number): string | null =>
	lastSupply([
		...lines.map(({ isPreOrder, product }) => (isPreOrder ? product.preOrderArrivesAt : null)),
		kind === 'goods' ? awayUntil(shop.backAt, now) : null,
	])?.toISOString() ?? null;

/** What a quote shows besides the priced order. */
export interface QuoteReader {
	readonly edition: Edition;
	readonly language: Language;
	readonly hasAddress: boolean;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Option of the shopper's last order. */
	readonly lastOption: PaymentOption | undefined;
}

/** A priced order as the contract gives it, in the language of the request. */
export function toQuote(
	order: PricedOrder,
	{ edition, language, hasAddress, now, lastOption }: QuoteReader,
): CheckoutQuote {
	const options = paymentOptionsFor(edition, order.methods, lastOption).filter((option) =>
		order.options.includes(option),
	);
	const { parcels, totals, coupon, warnings } = order;
	const { parcels: _, couponOff, ...sums } = totals;
	return {
		...sums,
		fingerprint: order.fingerprint,
		parcels: parcels.map((parcel) => {
			const {
				shop,
				kind,
				lines,
				grams,
				carrying,
				options: carriers,
				chosen,
				totals: { shop: __, ...own },
			} = parcel;
			return {
				...own,
				shop: { slug: shop.slug, name: shop.name[language] },
				kind,
				grams,
				carrying: carrying ?? null,
				services: carriers.map((option) => toOption(edition, option, language)),
				service: chosen?.id ?? null,
				suppliedAt: suppliedAt(parcel, now),
				lines: lines.map(({ lineId, variantId, product, values, couponOff, ...line }) => {
					const { unitPrice, previousUnitPrice, quantity } = line;
					const name = product.name[language];
					return {
						lineId,
						productId: String(product.id),
						variantId: String(variantId),
						name,
						variantName: variantName(product.options, values, language),
						picture: pictureOf(variantPicture(product, values), product.tint, name, language),
						unitPrice: moneyOf(edition, unitPrice),
						previousUnitPrice: previousUnitPrice === null ? null : moneyOf(edition, previousUnitPrice),
						quantity,
						total: moneyOf(edition, unitPrice * quantity),
						couponOff: moneyOf(edition, couponOff),
						categories: categoryIdsOf(product).map(String),
					};
				}),
			};
		}),
		pointsBalance: Math.max(0, order.pointsBalance),
		pointsEarned: order.pointsEarned,
		coupon: coupon
			? {
					code: coupon.row.code,
					title: filledText(coupon.row.title, edition)[language],
					amount: moneyOf(edition, couponOff.amount),
					categories: toCategories(coupon.categories, language),
				}
			: null,
		paymentMethods: [...order.methods],
		paymentOptions: options,
		lastPaymentOption: lastOption !== undefined && options[0] === lastOption ? lastOption : null,
		needsAddress: !hasAddress && parcels.some(({ kind }) => kind === 'goods'),
		needsEmail: order.needsEmail,
		warnings: warnings.map(({ name, ...warning }) => ({ ...warning, name: name[language] })),
	};
}
