import type { SellerOffer } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products, productVariants, shops } from '../db/schema/index.ts';
import { normalPricesOf } from '../goods/sale-prices.ts';
import { moneyOf } from '../products/summary.ts';

/** Price and stock of all variants of some products, as far as they are of some shops in an edition. */
export async function sellerOffers(
	db: Db,
	{ shopIds, edition, language }: { shopIds: readonly number[]; edition: Edition; language: Language },
	productIds: readonly number[],
): Promise<SellerOffer[]> {
	const rows = await db
		.select({ variant: productVariants, name: products.name, options: products.options, shop: shops.slug })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.innerJoin(shops, eq(shops.id, products.shopId))
		.where(
			and(inArray(products.id, [...productIds]), inArray(products.shopId, [...shopIds]), eq(products.edition, edition)),
		)
		.orderBy(desc(products.id), asc(productVariants.position));
	return rows.map(({ variant, name, options, shop }) => {
		const { price, previousPrice } = normalPricesOf(variant);
		return {
			...{ variantId: String(variant.id), productId: String(variant.productId), shop, name: name[language] },
			variantName: variant.values
				.map((key, place) => options[place]?.values.find((value) => value.key === key)?.name[language] ?? '')
				.join(', '),
			offer: {
				...{ version: variant.offerVersion, stock: variant.stock, price: moneyOf(edition, price) },
				previousPrice: previousPrice === null ? null : moneyOf(edition, previousPrice),
			},
		};
	});
}
