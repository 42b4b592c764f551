import { coupons } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../load-problem/load-problem.tsx';
import { Section } from '../section/section.tsx';
import { CouponCard } from './coupon-card.tsx';

/** Props of {@link CouponList}. */
export interface CouponListProps {
	/** Slug of the shop; without one, the coupons of the marketplace. */
	readonly shop?: string;
}

const SHOWN = 6;

/**
 * Coupons that a shop takes, its own before those of the marketplace, or those of the marketplace alone; nothing while
 * there are none.
 * Its query is `coupons(shop)`, an optional one of the page. Texts: area `coupons`.
 */
export function CouponList({ shop }: CouponListProps) {
	const { t } = useTranslation('coupons');
	const { data, error, mutate, isValidating } = useQuery(coupons(shop));
	if (error) {
		return (
			<LoadProblem title={t('failed')} code={error.code} onRetry={() => void mutate()} isRetrying={isValidating} />
		);
	}
	const items = (data?.data.items ?? []).filter(({ usesLeft }) => usesLeft !== 0);
	const general = items.filter((coupon) => coupon.shop === null);
	const own = shop === undefined ? [] : items.filter((coupon) => coupon.shop !== null);
	const shown = [...own, ...general].slice(0, SHOWN);
	if (shown.length === 0) return null;
	return (
		<Section title={t('title')}>
			<ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] tablet:-mx-6 tablet:scroll-px-6 tablet:px-6">
				{shown.map((coupon) => (
					<li key={coupon.code} className="w-72 max-w-[86%] shrink-0 snap-start desk:max-w-[max(15rem,25%-0.5625rem)]">
						<CouponCard coupon={coupon} />
					</li>
				))}
			</ul>
		</Section>
	);
}
