import { useQuery } from '@zaylat/api-client/swr';
import { QueryProblem } from '../../core/failures/query-problem.tsx';
import { Section } from '../../core/section/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CouponCard } from './coupon-card.tsx';
import { couponsOf } from './queries.ts';
import { useCollecting } from './use-collecting.ts';

/** Props of {@link CouponList}. */
export interface CouponListProps {
	/** Slug of the shop; without one, the coupons of the marketplace. */
	readonly shop?: string;
	/** Lets links lead here. */
	readonly id?: string;
	/** Heading in place of the usual one. */
	readonly title?: string | undefined;
}

const SHOWN = 6;

/**
 * Coupons to collect that a shop takes, its own before those of the marketplace, or those of the marketplace alone; nothing while
 * there are none.
 * Its request is `couponsOf(shop)`, an optional query of the page. Texts: area `coupons`.
 */
export function CouponList({ shop, id, title }: CouponListProps) {
	const { t } = useTranslation('coupons');
	const { data, error, mutate, isValidating } = useQuery(couponsOf(shop));
	const collecting = useCollecting();
	if (error) {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	const items = (data?.data.items ?? []).filter(({ usesLeft }) => usesLeft !== 0);
	const general = items.filter((coupon) => coupon.shop === null);
	const own = shop === undefined ? [] : items.filter((coupon) => coupon.shop !== null);
	const shown = [...own, ...general].slice(0, SHOWN);
	if (shown.length === 0) return null;
	return (
		<Section title={title ?? t('title')} {...(id !== undefined && { id })}>
			<ul className="-mx-gutter flex snap-x scroll-px-gutter gap-3 relative overflow-x-auto px-gutter pb-1 [scrollbar-width:none] tablet:-mx-6 tablet:scroll-px-6 tablet:px-6">
				{shown.map((coupon) => (
					<li key={coupon.code} className="w-72 max-w-[86%] shrink-0 snap-start desk:max-w-[max(15rem,25%-0.5625rem)]">
						<CouponCard coupon={coupon} collecting={collecting} />
					</li>
				))}
			</ul>
		</Section>
	);
}
