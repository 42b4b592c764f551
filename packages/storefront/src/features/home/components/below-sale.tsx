import type { HomeFeed, HomeSection } from '@zaylat/api-client/contract';
import { memo } from 'react';
import { NearWindow } from '../../../core/lazy/near-window.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductSection } from '../../catalog/grid/product-section.tsx';
import { CouponList } from '../../coupons/coupon-list.tsx';
import { COUPONS_ID } from '../../shops/shop-services.ts';
import { CategoryOffers } from './category-offers.tsx';
import { DigitalGoods } from './digital-goods.tsx';
import { FlashSale } from './flash-sale.tsx';
import { ShopsRow } from './shops-row.tsx';

/** Props of {@link BelowSale}. */
export interface BelowSaleProps {
	readonly feed: HomeFeed;
	/** Called when the time of the flash sale is over. */
	readonly onSaleEnd: () => void;
}

/**
 * The sections of the page in their order, without a flash sale at their beginning, which stands above them: coupons, offers by
 * category, newest goods, shops, digital and recommended goods unless staff have arranged them otherwise. They are hydrated when
 * they come near the window. Their code is part of the screen's: without a connection, a visitor who comes from another page
 * finds all of the home page.
 */
export const BelowSale = memo(function BelowSale({ feed, onSaleEnd }: BelowSaleProps) {
	const sections = feed.sections.filter(({ kind }, place) => kind !== 'flash_sale' || place > 0);
	return (
		// Hidden while it has nothing to show, or it would leave a gap.
		<NearWindow className="flex flex-col gap-8 empty:hidden tablet:gap-10">
			{sections.map((section) => (
				<SectionOf key={section.id} section={section} feed={feed} onSaleEnd={onSaleEnd} />
			))}
		</NearWindow>
	);
});

interface SectionOfProps extends BelowSaleProps {
	readonly section: HomeSection;
}

function SectionOf({ section, feed, onSaleEnd }: SectionOfProps) {
	const { t } = useTranslation('home');
	const title = section.title ?? undefined;
	switch (section.kind) {
		case 'flash_sale':
			return (
				feed.flashSale &&
				feed.flashSale.items.length > 0 && (
					<FlashSale key={feed.flashSale.endsAt} sale={feed.flashSale} title={title} onEnd={onSaleEnd} />
				)
			);
		case 'coupons':
			return <CouponList id={COUPONS_ID} title={title} />;
		case 'offers':
			return feed.offers.length > 0 && <CategoryOffers offers={feed.offers} title={title} />;
		case 'newest':
			return (
				<ProductSection
					title={title ?? t('newest')}
					more={{ to: '/search?sort=newest', label: t('seeAll') }}
					products={feed.newest}
				/>
			);
		case 'shops':
			return feed.shops.length > 0 && <ShopsRow shops={feed.shops} title={title} />;
		case 'digital':
			return <DigitalGoods title={title} />;
		case 'recommended':
			return (
				<ProductSection
					title={title ?? t('recommended')}
					more={{ to: '/search', label: t('seeAll') }}
					products={feed.recommended}
				/>
			);
		case 'collection':
			return (
				<ProductSection
					title={title ?? t('recommended')}
					{...(section.to !== null && { more: { to: section.to, label: t('seeAll') } })}
					products={section.products}
				/>
			);
	}
}
