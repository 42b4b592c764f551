import { formatCount } from '@zaylat/domain/money';
import { EmptyState } from '@zaylat/ui/empty-state';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Heart } from 'lucide-react';
import { usePreferences } from '../../core/context/app-context.ts';
import { QueryProblem } from '../../core/failures/query-problem.tsx';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FIRST_ROW, ProductGrid } from '../catalog/grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../catalog/grid/product-tiles-skeleton.tsx';
import { wishlistQueries } from '../wishlist/queries.ts';
import { useWishlist } from '../wishlist/use-wishlist.ts';
import { SavedCard } from './saved-card.tsx';
import { usePriceChanges } from './use-price-changes.ts';

const KINDS = {
	goods: { title: 'emptyTitle', text: 'emptyText' },
	digital: { title: 'emptyDigitalTitle', text: 'emptyDigitalText' },
} as const;

/** Goods or digital goods of the wishlist (Specification §7); what is taken off leaves at once. */
export function SavedList({ kind }: { readonly kind: keyof typeof KINDS }) {
	const { t } = useTranslation('wishlist');
	const { language } = usePreferences();
	const { title, text } = KINDS[kind];
	const { data, error, mutate, isValidating } = useScreenQuery(wishlistQueries[kind]);
	const saved = useWishlist();
	const all = data?.data.data;
	const changeOf = usePriceChanges(all);

	if (error) {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
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
				actions={<LinkButton to="/">{t('browse')}</LinkButton>}
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
