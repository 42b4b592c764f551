import type { ComparedProduct } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { IconButton } from '@zaylat/ui/icon-button';
import { X } from 'lucide-react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { pathOfProduct } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { NameWords, nameText } from '../../../core/text/name-words.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useComparedToCart } from './use-compared-to-cart.ts';

/** Props of {@link ComparedHead}. */
export interface ComparedHeadProps {
	readonly product: ComparedProduct;
	/** Loads the picture at once. */
	readonly isEager: boolean;
	readonly onRemove: () => void;
}

/** The head of a column: picture, name, price, and what can be done with the product. Texts: areas `comparison`, `catalog`. */
export function ComparedHead({ product, isEager, onRemove }: ComparedHeadProps) {
	const { t } = useTranslation('comparison');
	const { brand } = useAppContext();
	const { isAdding, add } = useComparedToCart(product);
	const { name, wholeWords, picture, price, previousPrice, availability } = product;
	const isSoldOut = availability === 'out_of_stock';
	return (
		<div className="flex h-full flex-col gap-2">
			<div className="relative overflow-hidden rounded-card">
				<ShopPicture
					picture={picture}
					alt=""
					sizes="(min-width: 768px) 240px, 160px"
					isEager={isEager}
					className={isSoldOut ? 'opacity-60' : undefined}
				/>
				<IconButton
					variant="raised"
					label={t('remove', { name })}
					icon={<X aria-hidden />}
					className="absolute end-1 top-1 print:hidden"
					onClick={onRemove}
				/>
			</div>
			<ShopLink
				to={pathOfProduct(product, brand)}
				aria-label={nameText({ name, wholeWords, isNarrow: true })}
				className="wrap-anywhere line-clamp-2 min-h-[2lh] font-semibold leading-body hover:text-accent-text"
			>
				<NameWords name={name} wholeWords={wholeWords} isNarrow />
			</ShopLink>
			<ProductPrice price={price} previousPrice={previousPrice} />
			<Button
				variant="secondary"
				size="sm"
				isFullWidth
				className="mt-auto print:hidden"
				disabled={isSoldOut}
				isLoading={isAdding}
				loadingLabel={t('adding')}
				onClick={add}
			>
				{t(isSoldOut ? 'soldOut' : 'toCart')}
				<span className="sr-only">: {name}</span>
			</Button>
		</div>
	);
}
