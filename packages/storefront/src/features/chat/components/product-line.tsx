import type { ChatMessage } from '@zaylat/api-client/contract';
import { Card } from '@zaylat/ui/card';
import { productPath } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';

/** Props of {@link ProductLine}. */
export interface ProductLineProps {
	readonly product: NonNullable<ChatMessage['product']>;
}

/** The product that a message is about, small. Texts: area `catalog`. */
export function ProductLine({ product }: ProductLineProps) {
	return (
		<Card padding="sm" className="flex max-w-80 items-center gap-3">
			<ShopPicture picture={product.picture} alt="" sizes="56px" className="w-14 shrink-0 rounded-control" />
			<span className="flex min-w-0 flex-col">
				<ShopLink
					to={productPath(product.id)}
					className="line-clamp-2 wrap-anywhere py-1 text-sm hover:text-accent-text"
				>
					{product.name}
				</ShopLink>
				<ProductPrice price={product.price} previousPrice={null} />
			</span>
		</Card>
	);
}
