import { digitalWishlist, wishlist } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Heart } from 'lucide-react';
import { usePreferences } from '../../app/shop.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { FIRST_ROW, ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTiles, ProductTilesSkeleton } from '../../shared/product-grid/product-tiles.tsx';
import { useWishlist } from '../../shared/wishlist/index.ts';

/** What the shopper has saved, goods and digital goods together; what is unsaved leaves at once. */
export function WishlistSection() {
	const { t } = useTranslation('account');
	const { language } = usePreferences();
	const goods = useQuery(wishlist());
	const digital = useQuery(digitalWishlist());
	const saved = useWishlist();

	if (goods.error) {
		return (
			<LoadProblem
				title={t('wishlist.failed')}
				code={goods.error.code}
				onRetry={() => void goods.mutate()}
				isRetrying={goods.isValidating}
			/>
		);
	}
	if (goods.data === undefined) {
		return (
			<>
				<VisuallyHidden role="status">{t('wishlist.loading')}</VisuallyHidden>
				<ProductGrid isBusy>
					<ProductTilesSkeleton count={6} />
				</ProductGrid>
			</>
		);
	}
	const all = [...goods.data.data.data, ...(digital.data?.data.data ?? [])];
	const shown = saved.status === 'ready' ? all.filter(({ id }) => saved.productIds.has(id)) : all;
	if (shown.length === 0) {
		return (
			<EmptyState
				picture={<Heart aria-hidden strokeWidth={1.5} />}
				title={t('wishlist.emptyTitle')}
				description={t('wishlist.emptyText')}
				actions={
					<ShopLink to="/" className={buttonStyles({ variant: 'primary' })}>
						{t('wishlist.browse')}
					</ShopLink>
				}
			/>
		);
	}
	return (
		<section aria-label={t('wishlist.title')} className="flex flex-col gap-3">
			<p role="status" className="text-sm text-text-muted">
				{t('wishlist.saved', { number: formatCount(shown.length, language) })}
			</p>
			<ProductGrid>
				<ProductTiles products={shown} eagerCount={FIRST_ROW} headingLevel={2} />
			</ProductGrid>
		</section>
	);
}
