import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { bestCoupon, fittingCoupons, isForCategories } from '@zaylat/domain/coupons';
import { type Money, multiplyMoney, negate, sumMoney } from '@zaylat/domain/money';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CollectButton } from '../../coupons/collect-button.tsx';
import { offerOf } from '../../coupons/coupon-goods.ts';
import { CouponTicket } from '../../coupons/coupon-ticket.tsx';
import { couponsOf } from '../../coupons/queries.ts';
import { useCollecting } from '../../coupons/use-collecting.ts';
import { useCouponTerms } from '../../coupons/use-coupon-terms.ts';
import { useCouponWords } from '../../coupons/use-coupon-words.ts';
import { COUPONS_ID } from '../../shops/shop-services.ts';
import type { CouponsOf } from './coupons-dialog.tsx';

const CouponsDialog = lazyComponent(async () => (await import('./coupons-dialog.tsx')).CouponsDialog, {
	namespaces: ['coupons'],
});

const ALL =
	'-mx-3 -mb-2.5 mt-1 flex min-h-11 items-center justify-between gap-2 rounded-b-card px-3 text-start text-sm hover:text-accent-text';

/** Props of {@link CouponsRow}. */
export interface CouponsRowProps {
	readonly product: Pick<Product, 'shop' | 'kind' | 'categoryPath'>;
	readonly unitPrice: Money;
	readonly quantity: number;
}

/**
 * The coupon that takes most off these pieces, to collect, with what is left to pay; and the way to the others. Coupons
 * depend on who asks, so they are asked for once the page is taken over; until then it leads to those of the shop, and is as
 * high, so that the choices below stay where they are.
 */
export function CouponsRow({ product, unitPrice, quantity }: CouponsRowProps) {
	const { shop, kind } = product;
	const { t } = useTranslation(['product', 'coupons']);
	const { data } = useQuery(couponsOf(shop.slug));
	const collecting = useCollecting();
	const wordsOf = useCouponWords();
	const termsOf = useCouponTerms();
	const show = usePrice();
	const goods = multiplyMoney(unitPrice, quantity);
	const categories = product.categoryPath.map(({ id }) => id);
	const offers = (data?.data.items ?? [])
		.filter(({ usesLeft }) => usesLeft !== 0)
		.map(offerOf)
		.filter((offer) => isForCategories(offer, categories));
	const parcels = [{ shop: shop.slug, lines: [{ goods, categories }], isDelivered: kind === 'goods' }];
	const best = bestCoupon(offers, parcels)?.coupon;
	const fitting = fittingCoupons(offers, parcels).map(({ coupon: { coupon }, worth }) => ({ coupon, worth }));
	const shown = fitting.find(({ coupon }) => coupon === best) ?? fitting[0];

	if (shown === undefined) {
		return (
			<CouponTicket
				hasRoom
				isOver={data !== undefined}
				title={data === undefined ? t('coupons.of', { shop: shop.name }) : t('coupons.none')}
				terms={data === undefined ? t('coupons.how') : t('coupons.noneText')}
			>
				<ShopLink to={`${shopPath(shop.slug)}#${COUPONS_ID}`} className={ALL}>
					{t('coupons.look')}
					<ChevronRight aria-hidden size={16} className="shrink-0" />
				</ShopLink>
			</CouponTicket>
		);
	}
	const { coupon, worth } = shown;
	const { benefit, condition, end } = wordsOf(coupon);
	const terms = termsOf(coupon, condition, end);
	const isCut = coupon === best && worth !== null && worth.amount > 0 && coupon.benefit !== 'free_delivery';
	const off = isCut && t('coupons:product.off', { amount: show(worth).text });
	const left =
		isCut &&
		quantity === 1 &&
		t('coupons:product.after', { price: show(sumMoney([goods, negate(worth)], goods.currency)).text });
	return (
		<CouponTicket
			hasRoom
			title={off ? [off, left].filter(Boolean).join(' · ') : benefit}
			terms={terms}
			action={<CollectButton code={coupon.code} benefit={benefit} collecting={collecting} />}
		>
			<AllCoupons shop={shop} categories={categories}>
				{t('coupons.count', { count: offers.length })}
			</AllCoupons>
		</CouponTicket>
	);
}

/** Opens all coupons that the shop takes for the product. */
function AllCoupons({ children, ...of }: CouponsOf & { readonly children: ReactNode }) {
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(CouponsDialog);
	return (
		<>
			<button type="button" data-part="all-coupons" aria-haspopup="dialog" onClick={() => void open()} className={ALL}>
				{children}
				<ChevronRight aria-hidden size={16} className="shrink-0" />
			</button>
			{isLoaded && <CouponsDialog isOpen={isOpen} onOpenChange={onOpenChange} {...of} />}
		</>
	);
}
