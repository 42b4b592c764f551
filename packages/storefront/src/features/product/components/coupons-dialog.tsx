import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { Drawer } from '@zaylat/ui/drawer';
import { Skeleton } from '@zaylat/ui/skeleton';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CouponCard } from '../../coupons/coupon-card.tsx';
import { couponsOf } from '../../coupons/queries.ts';
import { useCollecting } from '../../coupons/use-collecting.ts';

/** Props of {@link CouponsDialog}. */
export interface CouponsDialogProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	readonly shop: Product['shop'];
}

/** The coupons that a shop takes, its own before those of the marketplace, to collect. */
export function CouponsDialog({ isOpen, onOpenChange, shop }: CouponsDialogProps) {
	const { t } = useTranslation(['product', 'coupons', 'app']);
	const { data, error, mutate, isValidating } = useQuery(couponsOf(shop.slug));
	const collecting = useCollecting();
	const items = data?.data.items.filter(({ usesLeft }) => usesLeft !== 0) ?? [];
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
