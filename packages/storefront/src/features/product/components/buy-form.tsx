import type { Product } from '@zaylat/api-client/contract';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { BuyBar } from '../../cart/purchase/buy-bar.tsx';
import { QuantityChoice } from '../../cart/purchase/quantity-choice.tsx';
import { usePurchase } from '../../cart/purchase/use-purchase.ts';
import type { CartLineDraft } from '../../cart/state/cart-store.ts';
import { useRequireSession } from '../../session/use-ask-session.ts';
import { BUY_FORM } from '../option-field.ts';
import type { Chosen } from '../state/use-choice.ts';

/** Props of {@link BuyForm}. */
export interface BuyFormProps {
	readonly product: Product;
	readonly chosen: Chosen;
}

/**
 * The quantity of the chosen variant, and the buttons that put it in the cart. Buying requires sign-in
 * (Specification §6): a visitor goes to the sign-in page and comes back to the same choice.
 */
export function BuyForm({ product, chosen }: BuyFormProps) {
	const { t } = useTranslation('product');
	const requireSession = useRequireSession();
	const { sale, range, quantity, setQuantity, keptPath } = chosen;
	const line = cartLineOf(product, chosen);
	const purchase = usePurchase(line && { line, quantity, keptPath }, requireSession);
	return (
		<BuyBar
			purchase={purchase}
			id={BUY_FORM}
			productId={product.id}
			variantId={chosen.variant?.id}
			isSoldOut={sale === 'soldOut'}
			summary={
				<>
					<ProductPrice price={chosen.unitPrice} previousPrice={chosen.previousPrice} />
					<p className="truncate text-sm text-text-muted">{product.name}</p>
				</>
			}
			{...(sale === 'preOrder' && { buyLabel: t('buy.preOrder') })}
		>
			{sale !== 'soldOut' && (
				<QuantityChoice
					value={quantity}
					onChange={setQuantity}
					min={range.least}
					max={range.most}
					limit={product.maxQuantity}
				/>
			)}
		</BuyBar>
	);
}

function cartLineOf(product: Product, { variant, choice, unitPrice, range }: Chosen): CartLineDraft | undefined {
	if (variant === undefined) return undefined;
	const names = product.options.map(
		({ key: option, values }) => values.find(({ key }) => key === choice[option])?.name ?? '',
	);
	return {
		productId: product.id,
		variantId: variant.id,
		name: product.name,
		variantName: names.filter((name) => name !== '').join(', '),
		picture: product.picture,
		unitPrice,
		previousUnitPrice: variant.previousPrice,
		categories: product.categoryPath.map(({ id }) => id),
		available: range.most,
		shop: { slug: product.shop.slug, name: product.shop.name },
	};
}
