import { EmptyState } from '@zaylat/ui/empty-state';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Store } from 'lucide-react';
import { useCallback } from 'react';
import { useAppContext, useShellData } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyDeliverTo } from '../../addresses/lazy-deliver-to.tsx';
import { DemoMark } from '../../demo/demo-mark.tsx';
import { RecentViewsRow } from '../../recent-views/recent-views-row.tsx';
import { Banners } from '../components/banners.tsx';
import { BelowSale } from '../components/below-sale.tsx';
import { CategoryCircles } from '../components/category-circles.tsx';
import { HomeSkeleton } from '../components/home-skeleton.tsx';
import { LazySetupGuide } from '../components/lazy-setup-guide.tsx';
import { LeadSale } from '../components/lead-sale.tsx';
import { ServiceLinks } from '../components/service-links.tsx';
import { UnfinishedCart } from '../components/unfinished-cart.tsx';
import { hasGoods } from '../has-goods.ts';
import { homeQueries } from '../queries.ts';

/**
 * From 360 px on question and demo mark share a line: the question may take two lines of it, and the list has narrow margins
 * on the smallest phones, so that its word is whole. Without script there is a button more, which needs a line of its own.
 */
const ONE_LINE =
	'max-tablet:[@media(scripting:enabled)_and_(min-width:22.5rem)]:flex-nowrap max-mobile-medium:[&_select]:ps-1.5 max-mobile-medium:[&_select]:pe-6 max-mobile-medium:[&_[data-part=select-sign]]:end-1';

/**
 * Banners, categories, flash sale, coupons, offers by category, newest goods, shops, digital and recommended goods, the
 * cart and what was looked at last: rows of different kinds, so that none reads like the one above it.
 */
export function HomePage() {
	const { t } = useTranslation(['home', 'catalog']);
	const { brand, isLocal } = useAppContext();
	const { data, error, mutate, isValidating } = useScreenQuery(homeQueries.feed);
	const { categories } = useShellData();
	const feed = data?.data;
	const title = t('title', { brand: brand.name });
	// One function for all renderings, or the sections below would be rendered again with the page.
	const reload = useCallback(() => void mutate(), [mutate]);

	if (error) {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	if (feed === undefined) return <HomeSkeleton label={t('loading')} />;

	const isEmpty = !hasGoods(feed);
	return (
		<div className="flex flex-col gap-8 tablet:gap-10">
			<VisuallyHidden asChild>
				<h1>{title}</h1>
			</VisuallyHidden>
			<div className="flex flex-col gap-4">
				{/*
				 * On laptops the header says where to deliver, so that the first view has the offers. While a served page arrives it
				 * is hidden until what follows this part is there: it would be pushed down by each section before it.
				 */}
				<div className="flex items-center justify-between gap-x-2 max-[22.5rem]:flex-wrap desk:order-last desk:[:not(:has(+*))>&]:hidden">
					<LazyDeliverTo isHeadline className={ONE_LINE} />
					<DemoMark className="tablet:hidden" />
				</div>
				{feed.banners.length > 0 && <Banners banners={feed.banners} />}
				{categories.length > 0 && <CategoryCircles categories={categories} />}
				<ServiceLinks />
				<LeadSale feed={feed} onSaleEnd={reload} />
			</div>
			<BelowSale feed={feed} onSaleEnd={reload} />
			{/* Known after the page: at the end they move nothing, neither while it loads nor when somebody comes back. */}
			<UnfinishedCart />
			<RecentViewsRow />
			{isEmpty && isLocal && <LazySetupGuide />}
			{isEmpty && !isLocal && (
				<EmptyState
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('emptyTitle')}
					description={t('emptyText')}
					actions={
						<LinkButton to="/Categories" variant="secondary">
							{t('catalog:category.all')}
						</LinkButton>
					}
				/>
			)}
		</div>
	);
}
