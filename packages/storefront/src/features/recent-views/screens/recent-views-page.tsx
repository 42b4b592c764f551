import { signInPath } from '@zaylat/domain/access';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Link } from '@zaylat/ui/link';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { History } from 'lucide-react';
import { useSession } from '../../../core/context/app-context.ts';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FIRST_ROW, ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTiles } from '../../catalog/grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';
import { useClearViews } from '../state/use-clear-views.ts';
import { useRecentViews } from '../use-recent-views.ts';

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
					actions={<LinkButton to="/">{t('recent.browse')}</LinkButton>}
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
