import type { CategoryOffers as Offers, ProductSummary, ShopCard } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CouponList } from '../../shared/coupons/coupon-list.tsx';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../../shared/product-grid/product-tiles.tsx';
import { Section } from '../../shared/section/section.tsx';
import { CategoryOffers } from './category-offers.tsx';
import { DigitalGoods } from './digital-goods.tsx';
import { ShopsRow } from './shops-row.tsx';

/** Props of {@link BelowSale}. */
export interface BelowSaleProps {
	readonly offers: readonly Offers[];
	readonly newest: readonly ProductSummary[];
	readonly shops: readonly ShopCard[];
	readonly recommended: readonly ProductSummary[];
}

/** What follows the flash sale: coupons, offers by category, newest goods, shops, digital and recommended goods. */
export function BelowSale({ offers, newest, shops, recommended }: BelowSaleProps) {
	const { t } = useTranslation('home');
	return (
		<>
			<CouponList />
			{offers.length > 0 && <CategoryOffers offers={offers} />}
			{newest.length > 0 && (
				<Section title={t('newest')} more={{ to: '/search?sort=newest', label: t('seeAll') }}>
					<ProductGrid>
						<ProductTiles products={newest} />
					</ProductGrid>
				</Section>
			)}
			{shops.length > 0 && <ShopsRow shops={shops} />}
			<DigitalGoods />
			{recommended.length > 0 && (
				<Section title={t('recommended')} more={{ to: '/search', label: t('seeAll') }}>
					<ProductGrid>
						<ProductTiles products={recommended} />
					</ProductGrid>
				</Section>
			)}
		</>
	);
}
