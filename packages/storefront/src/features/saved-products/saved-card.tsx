import type { ProductSummary } from '@zaylat/api-client/contract';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { IconButton } from '@zaylat/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { useAppContext } from '../../core/context/app-context.ts';
import { pathOfProduct } from '../../core/paths/product-path.ts';
import { usePrice } from '../../core/price/use-price.ts';
import { LinkButton } from '../../core/routing/link-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PriceChange } from '../cart/state/price-change.ts';
import { ProductCard } from '../catalog/card/product-card.tsx';
import { GRID_SIZES } from '../catalog/grid/product-grid.tsx';
import { useSavedActions } from './use-saved-actions.ts';

/** Props of {@link SavedCard}. */
export interface SavedCardProps {
	readonly product: ProductSummary;
	/** What changed since this device showed it last. */
	readonly change: PriceChange | undefined;
	readonly isEager: boolean;
}

const TONES = { cheaper: 'positive', back: 'positive', dearer: 'neutral', soldOut: 'warning' } as const;

/** A saved product: what changed, the way into the cart, and off the list. Texts: areas `wishlist`, `catalog`. */
export function SavedCard({ product, change, isEager }: SavedCardProps) {
	const { t } = useTranslation(['wishlist', 'catalog']);
	const { brand } = useAppContext();
	const show = usePrice();
	const { remove, toCart, isMoving } = useSavedActions(product);
	const isSoldOut = product.availability === 'out_of_stock';
	const note = change && t(change.kind, { amount: 'by' in change ? show(change.by).text : '' });
	return (
		<ProductCard
			product={product}
			sizes={GRID_SIZES}
			isEager={isEager}
			headingLevel={2}
			corner={
				<IconButton
					variant="quiet"
					label={t('catalog:card.unsave', { name: product.name })}
					icon={<Trash2 aria-hidden />}
					onClick={remove}
				/>
			}
			proof={change && <Badge tone={TONES[change.kind]}>{note}</Badge>}
			actions={
				isSoldOut ? (
					<LinkButton to={pathOfProduct(product, brand)} variant="secondary" size="sm" isFullWidth>
						{t('view')}
						<span className="sr-only">: {product.name}</span>
					</LinkButton>
				) : (
					<Button
						variant="secondary"
						size="sm"
						isFullWidth
						isLoading={isMoving}
						loadingLabel={t('moving')}
						onClick={toCart}
					>
						{t('toCart')}
						<span className="sr-only">: {product.name}</span>
					</Button>
				)
			}
		/>
	);
}
