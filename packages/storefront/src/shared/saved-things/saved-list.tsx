import { digitalWishlist, wishlist } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Heart } from 'lucide-react';
import { usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../load-problem/load-problem.tsx';
import { FIRST_ROW, ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../product-grid/product-tiles-skeleton.tsx';
import { useWishlist } from '../wishlist/use-wishlist.ts';
import { SavedCard } from './saved-card.tsx';
import { useSeenProducts } from './use-seen-products.ts';

const KINDS = {
	goods: { request: wishlist(), title: 'emptyTitle', text: 'emptyText' },
	digital: { request: digitalWishlist(), title: 'emptyDigitalTitle', text: 'emptyDigitalText' },
} as const;

/** Goods or digital goods of the wishlist (Specification §7); what is taken off leaves at once. */
export function SavedList({ kind }: { readonly kind: keyof typeof KINDS }) {
	const { t } = useTranslation('wishlist');
	const { language } = usePreferences();
	const { request, title, text } = KINDS[kind];
	const { data, error, mutate, isValidating } = useQuery(request);
	const saved = useWishlist();
	const all = data?.data.data;
	const changeOf = useSeenProducts(all);

	if (error) {
		return (
			<LoadProblem title={t('failed')} code={error.code} onRetry={() => void mutate()} isRetrying={isValidating} />
		);
	}
	if (all === undefined) {
		return (
			<>
				<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
				<ProductGrid isBusy>
					<ProductTilesSkeleton count={6} />
				</ProductGrid>
			</>
		);
	}
	const shown = saved.isReady ? all.filter(({ id }) => saved.productIds.includes(id)) : all;
	if (shown.length === 0) {
		return (
			<EmptyState
				picture={<Heart aria-hidden strokeWidth={1.5} />}
				title={t(title)}
				description={t(text)}
				actions={
					<ShopLink to="/" className={buttonStyles({ variant: 'primary' })}>
						{t('browse')}
					</ShopLink>
				}
			/>
		);
	}
	return (
		<div className="flex flex-col gap-3">
			<p role="status" className="text-sm text-text-muted">
				{t('saved', { count: shown.length, number: formatCount(shown.length, language) })}
			</p>
			<ProductGrid label={t(kind)}>
				{shown.map((product, index) => (
					<li key={product.id} className="min-w-0">
						<SavedCard product={product} change={changeOf(product)} isEager={index < FIRST_ROW} />
					</li>
				))}
			</ProductGrid>
		</div>
	);
}
