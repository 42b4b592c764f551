import type { CartLine, Coupon } from '@zaylat/api-client/contract';
import type { Brand } from '@zaylat/domain/brand';
import { lineStock } from '@zaylat/domain/cart';
import type { CouponParcel, OfferedCoupon } from '@zaylat/domain/coupons';
import { multiplyMoney } from '@zaylat/domain/money';
import { categoryPathOf } from '../../core/paths/category-path.ts';
import { digitalCategoryPath } from '../../core/paths/digital-path.ts';
import { shopPath } from '../../core/paths/shop-path.ts';

/** A coupon as the rules read it, with what is shown of it. */
export const offerOf = (coupon: Coupon): OfferedCoupon & { readonly coupon: Coupon } => ({
	...coupon,
	coupon,
	shop: coupon.shop?.slug ?? null,
	categories: coupon.categories.map(({ id }) => id),
});

/** The selected lines of a cart as the rules of coupons read them; what their delivery costs is not known there. */
export const couponParcels = (lines: readonly CartLine[]): CouponParcel[] =>
	lines
		.filter((line) => line.isSelected && lineStock(line) !== 'sold_out')
		.map(({ shop, isDigital, unitPrice, quantity, categories }) => ({
			shop: shop.slug,
			isDelivered: isDigital !== true,
			// A line that an older version of the shop keeps on the device names no categories.
			lines: [{ goods: multiplyMoney(unitPrice, quantity), categories: categories ?? [] }],
		}));

/** Path of goods that a coupon is for: of its shop, or of its first category. */
export function couponGoodsPath({ shop, categories: [category] }: Pick<Coupon, 'shop' | 'categories'>, brand: Brand) {
	if (shop !== null) return shopPath(shop.slug);
	if (category === undefined) return '/search';
	return category.kind === 'goods' ? categoryPathOf(category.path) : digitalCategoryPath(brand, category.path);
}
