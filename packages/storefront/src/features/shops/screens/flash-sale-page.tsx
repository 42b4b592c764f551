import type { ShopDetail } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Zap } from 'lucide-react';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FIRST_ROW, ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';
import { SaleClock } from '../components/sale-clock.tsx';
import { SaleGrid } from '../components/sale-grid.tsx';
import { SaleNotice } from '../components/sale-notice.tsx';
import { ShopLayout } from '../components/shop-layout.tsx';
import { useFlashSale } from '../state/use-flash-sale.ts';

/** All goods of a shop in the flash sale, as long as it runs. */
export function FlashSalePage() {
	return <ShopLayout part="flashSalePage">{(shop) => <FlashSale shop={shop} />}</ShopLayout>;
}

function FlashSale({ shop }: { readonly shop: ShopDetail }) {
	const { t } = useTranslation('shops');
	const { state, now, retry, isRetrying } = useFlashSale(shop.slug);
	const heading = (
		<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('flash.title', { name: shop.name })}</h1>
	);
	if (state.kind === 'failed') {
		return (
			<LoadProblem
				headingLevel={1}
				title={t('flash.failed')}
				code={state.error.code}
				onRetry={retry}
				isRetrying={isRetrying}
			/>
		);
	}
	if (state.kind === 'none') {
		return (
			<div role={state.hasEnded ? 'status' : undefined}>
				<EmptyState
					headingLevel={1}
					picture={<Zap aria-hidden strokeWidth={1.5} />}
					title={t(state.hasEnded ? 'flash.overTitle' : 'flash.emptyTitle')}
					description={t('flash.emptyText')}
					actions={<LinkButton to={shopPath(shop.slug)}>{t('flash.toShop')}</LinkButton>}
				/>
			</div>
		);
	}
	if (state.kind === 'loading') {
		return (
			<div className="flex flex-col gap-4">
				{heading}
				<ProductGrid label={t('flash.heading')} isBusy>
					<ProductTilesSkeleton count={6} />
				</ProductGrid>
			</div>
		);
	}
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				{heading}
				<SaleClock endsAt={state.sale.endsAt} now={now} />
			</div>
			<SaleNotice state={state} onRetry={retry} isRetrying={isRetrying} />
			<SaleGrid items={state.sale.items} isOver={state.kind === 'over'} eagerCount={FIRST_ROW} headingLevel={2} />
		</div>
	);
}
