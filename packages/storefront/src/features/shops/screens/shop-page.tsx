import type { ShopDetail } from '@zaylat/api-client/contract';
import { useLocation } from 'react-router';
import { CouponList } from '../../coupons/coupon-list.tsx';
import { SaleStrip } from '../components/sale-strip.tsx';
import { ShopGoods } from '../components/shop-goods.tsx';
import { ShopLayout } from '../components/shop-layout.tsx';
import { shopSearchText } from '../shop-search-path.ts';
import { COUPONS_ID } from '../shop-services.ts';

/** A shop's first page: its coupons, flash sale, newest goods and all its products; or the results of a search in it. */
export function ShopPage() {
	const text = shopSearchText(new URLSearchParams(useLocation().search));
	return <ShopLayout isNamedByShop={text === undefined}>{(shop) => <Sections shop={shop} text={text} />}</ShopLayout>;
}

function Sections({ shop, text }: { readonly shop: ShopDetail; readonly text: string | undefined }) {
	return (
		<>
			{text === undefined && <CouponList shop={shop.slug} id={COUPONS_ID} />}
			{text === undefined && shop.hasFlashSale && <SaleStrip slug={shop.slug} />}
			<ShopGoods shop={shop} text={text} />
		</>
	);
}
