import type { Product } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BuyBar } from '../../shared/purchase/buy-bar.tsx';
import { QuantityChoice } from '../../shared/purchase/quantity-choice.tsx';
import type { Chosen } from '../use-choice.ts';
import { usePurchase } from '../use-purchase.ts';

/** Props of {@link BuyForm}. */
export interface BuyFormProps {
	readonly product: Product;
	readonly chosen: Chosen;
}

/** How many, into the cart, or straight on to it. */
export function BuyForm({ product, chosen }: BuyFormProps) {
	const { t } = useTranslation('product');
	const purchase = usePurchase(product, chosen);
	const { sale, range, quantity, setQuantity, keptPath } = chosen;
	return (
		<BuyBar
			purchase={purchase}
			keptPath={keptPath}
			isSoldOut={sale === 'soldOut'}
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
