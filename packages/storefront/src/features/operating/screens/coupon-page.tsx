import { useRevalidate } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft, TicketX } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { CouponForm } from '../coupons/coupon-form.tsx';
import { couponQueries } from '../coupons/coupon-queries.ts';
import { SECTIONS } from '../operating-path.ts';

/** The form of a coupon: a new one, or the one that the address names. */
export function CouponPage() {
	const { t } = useTranslation(['promotions', 'operating']);
	return (
		<OperatingFrame title={t('coupons.form')} section="coupons">
			{() => (
				<>
					<ShopLink
						to={SECTIONS.coupons.path}
						className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start text-sm text-text-muted hover:text-accent-text"
					>
						<ChevronLeft aria-hidden size={18} />
						{t('operating:sections.coupons')}
					</ShopLink>
					<Form />
				</>
			)}
		</OperatingFrame>
	);
}

function Form() {
	const { t } = useTranslation(['promotions', 'operating']);
	const code = useQueryContext().url.searchParams.get('code');
	const navigate = useShopNavigate();
	const revalidate = useRevalidate();
	const { data, error, mutate, isValidating } = useScreenQuery(couponQueries.coupon);
	if (error?.code === 'path_not_found') {
		return (
			<EmptyState
				headingLevel={2}
				picture={<TicketX aria-hidden strokeWidth={1.5} />}
				title={t('coupons.gone')}
				description={t('coupons.goneText')}
			/>
		);
	}
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if (code !== null && data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-96 w-full rounded-card" />
			</div>
		);
	}
	return (
		<div className="max-w-3xl">
			<CouponForm
				key={code ?? ''}
				coupon={data?.data}
				onSaved={async (saved) => {
					if (code !== null) await mutate({ data: saved }, { revalidate: false });
					void revalidate('/api/operating/coupons');
					navigate(SECTIONS.coupons.path);
				}}
			/>
		</div>
	);
}
