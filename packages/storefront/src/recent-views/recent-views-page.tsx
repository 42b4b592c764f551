import { signInPath } from '@zaylat/domain/access';
import { Button, buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Link } from '@zaylat/ui/link';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { History } from 'lucide-react';
import { useSession } from '../app/app-context.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { FIRST_ROW, ProductGrid } from '../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../shared/product-grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../shared/product-grid/product-tiles-skeleton.tsx';
import { useRecentViews } from '../shared/recent-views/use-recent-views.ts';
import { useClearViews } from './use-clear-views.ts';

/** Products looked at, the last one first, and the way to forget them. */
export function RecentViewsPage() {
	const { t } = useTranslation(['wishlist', 'catalog']);
	const { status } = useSession();
	const views = useRecentViews();
	const { clear, isClearing } = useClearViews(views);
	const { products, error, isRetrying, retry } = views;

	return (
		<div className="flex flex-col gap-4">
			<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('recent.title')}</h1>
				{products !== undefined && products.length > 0 && (
					<Button variant="secondary" isLoading={isClearing} loadingLabel={t('recent.clearing')} onClick={clear}>
						{t('recent.clear')}
					</Button>
				)}
			</div>
			{status === 'unauthenticated' && products !== undefined && products.length > 0 && (
				<p className="text-sm text-text-muted">
					{t('recent.kept')}{' '}
					<Link asChild>
						<ShopLink to={signInPath('/RecentViews')}>{t('recent.signIn')}</ShopLink>
					</Link>
				</p>
			)}
			{products === undefined && error ? (
				<LoadProblem title={t('catalog:recent.failed')} code={error.code} onRetry={retry} isRetrying={isRetrying} />
			) : products?.length === 0 ? (
				<EmptyState
					picture={<History aria-hidden strokeWidth={1.5} />}
					title={t('recent.emptyTitle')}
					description={t('recent.emptyText')}
					actions={
						<ShopLink to="/" className={buttonStyles({ variant: 'primary' })}>
							{t('recent.browse')}
						</ShopLink>
					}
				/>
			) : (
				<ProductGrid label={t('recent.title')} isBusy={products === undefined}>
					{products === undefined ? (
						<ProductTilesSkeleton />
					) : (
						<ProductTiles products={products} eagerCount={FIRST_ROW} headingLevel={2} />
					)}
				</ProductGrid>
			)}
			{products === undefined && !error && <VisuallyHidden role="status">{t('recent.loading')}</VisuallyHidden>}
		</div>
	);
}
