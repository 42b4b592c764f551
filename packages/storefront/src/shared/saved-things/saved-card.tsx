import type { ProductSummary } from '@zaylat/api-client/contract';
import { Badge } from '@zaylat/ui/badge';
import { Button, buttonStyles } from '@zaylat/ui/button';
import { IconButton } from '@zaylat/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { useAppContext } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../price/use-price.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { pathOfProduct } from '../product-card/product-path.ts';
import { GRID_SIZES } from '../product-grid/product-grid.tsx';
import type { SeenChange } from '../seen/seen-change.ts';
import { useSavedActions } from './use-saved-actions.ts';

/** Props of {@link SavedCard}. */
export interface SavedCardProps {
	readonly product: ProductSummary;
	/** What changed since this device showed it last. */
	readonly change: SeenChange | undefined;
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
					variant="raised"
					label={t('catalog:card.unsave', { name: product.name })}
					icon={<Trash2 aria-hidden />}
					onClick={remove}
				/>
			}
			proof={change && <Badge tone={TONES[change.kind]}>{note}</Badge>}
			actions={
				isSoldOut ? (
					<ShopLink
						to={pathOfProduct(product, brand)}
						className={buttonStyles({ variant: 'secondary', size: 'sm', isFullWidth: true })}
					>
						{t('view')}
						<span className="sr-only">: {product.name}</span>
					</ShopLink>
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
