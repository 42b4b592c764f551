import type { CategoryOffers as Offers, ProductSummary, ShopCard } from '@zaylat/api-client/contract';
import { memo } from 'react';
import { NearWindow } from '../../../core/lazy/near-window.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductSection } from '../../catalog/grid/product-section.tsx';
import { CouponList } from '../../coupons/coupon-list.tsx';
import { COUPONS_ID } from '../../shops/shop-services.ts';
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

/**
 * What follows the flash sale: coupons, offers by category, newest goods, shops, digital and recommended goods. It is
 * hydrated when it comes near the window. Its code is part of the screen's: without a connection, a visitor who comes from
 * another page finds all of the home page.
 */
export const BelowSale = memo(function BelowSale(props: BelowSaleProps) {
	return (
		// Hidden while it has nothing to show, or it would leave a gap.
		<NearWindow className="flex flex-col gap-8 empty:hidden tablet:gap-10">
			<Sections {...props} />
		</NearWindow>
	);
});

function Sections({ offers, newest, shops, recommended }: BelowSaleProps) {
	const { t } = useTranslation('home');
	return (
		<>
			<CouponList id={COUPONS_ID} />
			{offers.length > 0 && <CategoryOffers offers={offers} />}
			<ProductSection title={t('newest')} more={{ to: '/search?sort=newest', label: t('seeAll') }} products={newest} />
			{shops.length > 0 && <ShopsRow shops={shops} />}
			<DigitalGoods />
			<ProductSection title={t('recommended')} more={{ to: '/search', label: t('seeAll') }} products={recommended} />
		</>
	);
}
