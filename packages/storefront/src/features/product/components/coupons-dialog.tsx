import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { isForCategories } from '@zaylat/domain/coupons';
import { Drawer } from '@zaylat/ui/drawer';
import { Skeleton } from '@zaylat/ui/skeleton';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CouponCard } from '../../coupons/coupon-card.tsx';
import { offerOf } from '../../coupons/coupon-goods.ts';
import { couponsOf } from '../../coupons/queries.ts';
import { useCollecting } from '../../coupons/use-collecting.ts';

/** Which coupons are listed: those that a shop takes for goods of these categories, by their ids. */
export interface CouponsOf {
	readonly shop: Product['shop'];
	readonly categories: readonly string[];
}

/** Props of {@link CouponsDialog}. */
export interface CouponsDialogProps extends CouponsOf {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** The coupons that a shop takes for a product, its own before those of the marketplace, to collect. */
export function CouponsDialog({ isOpen, onOpenChange, shop, categories }: CouponsDialogProps) {
	const { t } = useTranslation(['product', 'coupons', 'app']);
	const { data, error, mutate, isValidating } = useQuery(couponsOf(shop.slug));
	const collecting = useCollecting();
	const items = (data?.data.items ?? []).filter(
		(coupon) => coupon.usesLeft !== 0 && isForCategories(offerOf(coupon), categories),
	);
	const ownFirst = items.toSorted((one, other) => Number(one.shop === null) - Number(other.shop === null));
	return (
		<Drawer
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t('coupons.of', { shop: shop.name })}
			description={t('coupons.how')}
			labels={{ close: t('app:close') }}
		>
			{error ? (
				<QueryProblem title={t('coupons:failed')} query={{ error, mutate, isValidating }} />
			) : data === undefined ? (
				<Skeleton shape="block" className="h-32 w-full" />
			) : (
				<ul className="flex flex-col gap-3">
					{ownFirst.map((coupon) => (
						<li key={coupon.code}>
							<CouponCard coupon={coupon} collecting={collecting} />
						</li>
					))}
				</ul>
			)}
		</Drawer>
	);
}
