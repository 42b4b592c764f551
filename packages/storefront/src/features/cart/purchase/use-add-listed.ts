import { type ApiError, productDetail } from '@zaylat/api-client';
import type { ProductSummary } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useAppContext, useFeatureState } from '../../../core/context/app-context.ts';
import { pathOfProduct } from '../../../core/paths/product-path.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { cartState } from '../feature.ts';

/** What came of it: it is in the cart, something is to be chosen first on its page, which was opened, or it was refused. */
export type ListedAddition =
	| { readonly kind: 'added' | 'to_choose' }
	| { readonly kind: 'refused'; readonly error: ApiError };

/** Adds a product of a list to the cart, in its least quantity; one with several variants opens its page. */
export function useAddListed(): (product: ProductSummary) => Promise<ListedAddition> {
	const { brand } = useAppContext();
	const cart = useFeatureState(cartState);
	const client = useClient();
	const navigate = useShopNavigate();
	return async (product) => {
		const attempt = await client.attempt(productDetail(product.id));
		if (!attempt.ok) return { kind: 'refused', error: attempt.error };
		const { variants, minQuantity } = attempt.value.data;
		const [variant, ...others] = variants;
		if (variant === undefined || others.length > 0) {
			navigate(pathOfProduct(product, brand));
			return { kind: 'to_choose' };
		}
		const added = await cart.add(variant.id, minQuantity);
		return added.ok ? { kind: 'added' } : { kind: 'refused', error: added.error };
	};
}
