import { home } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Store } from 'lucide-react';
import { useAppContext, useShellData } from '../app/app-context.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LazyDeliverTo } from '../shared/deliver-to/lazy-deliver-to.tsx';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { RecentViewsRow } from '../shared/recent-views/recent-views-row.tsx';
import { Banners } from './components/banners.tsx';
import { BelowSale } from './components/below-sale.tsx';
import { CategoryCircles } from './components/category-circles.tsx';
import { FlashSale } from './components/flash-sale.tsx';
import { HomeSkeleton } from './components/home-skeleton.tsx';
import { UnfinishedCart } from './components/unfinished-cart.tsx';

/**
 * Banners, categories, flash sale, coupons, offers by category, newest goods, shops, digital and recommended goods, the
 * cart and what was looked at last: rows of different kinds, so that none reads like the one above it.
 */
export function HomePage() {
	const { t } = useTranslation(['home', 'catalog']);
	const { brand } = useAppContext();
	const { data, error, mutate, isValidating } = useQuery(home());
	const { categories } = useShellData();
	const feed = data?.data;
	const title = t('title', { brand: brand.name });

	if (error) {
		return (
			<LoadProblem title={t('failed')} code={error.code} onRetry={() => void mutate()} isRetrying={isValidating} />
		);
	}
	if (feed === undefined) return <HomeSkeleton label={t('loading')} />;

	const isEmpty = feed.newest.length === 0 && feed.recommended.length === 0;
	return (
		<div className="flex flex-col gap-8 tablet:gap-10">
			<VisuallyHidden asChild>
				<h1>{title}</h1>
			</VisuallyHidden>
			<div className="flex flex-col gap-5 tablet:gap-6">
				{feed.banners.length > 0 && <Banners banners={feed.banners} />}
				{categories.length > 0 && <CategoryCircles categories={categories} />}
				<LazyDeliverTo className="-my-2" />
			</div>
			{feed.flashSale && feed.flashSale.items.length > 0 && (
				<FlashSale key={feed.flashSale.endsAt} sale={feed.flashSale} onEnd={() => void mutate()} />
			)}
			<BelowSale offers={feed.offers} newest={feed.newest} shops={feed.shops} recommended={feed.recommended} />
			{/* Known after the page: at the end they move nothing, neither while it loads nor when somebody comes back. */}
			<UnfinishedCart />
			<RecentViewsRow />
			{isEmpty && (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('emptyTitle')}
					description={t('emptyText')}
					actions={
						<ShopLink to="/Categories" className={buttonStyles({ variant: 'secondary' })}>
							{t('catalog:category.all')}
						</ShopLink>
					}
				/>
			)}
		</div>
	);
}
