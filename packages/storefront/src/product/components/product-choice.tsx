import type { Product } from '@zaylat/api-client/contract';
import { QuotationButton } from '../../shared/quotation-request/quotation-button.tsx';
import { useChoice } from '../use-choice.ts';
import { useCurrentProduct } from '../use-current-product.ts';
import { BuyForm } from './buy-form.tsx';
import { OptionPicker } from './option-picker.tsx';
import { PriceBlock } from './price-block.tsx';
import { PriceLadder } from './price-ladder.tsx';
import { StockWords } from './stock-words.tsx';

/** What is chosen of the product that the address names, what that costs, and the way to buy it. */
export function ProductChoice() {
	const product = useCurrentProduct();
	return product && <Choice product={product} />;
}

function Choice({ product }: { readonly product: Product }) {
	const chosen = useChoice(product);
	const { steps, quantity, range } = chosen;
	return (
		<>
			{/* On phones the price comes first, as in every grid. */}
			<div className="max-tablet:order-first">
				<PriceBlock product={product} chosen={chosen} />
			</div>
			{steps.length > 0 && <PriceLadder steps={steps} quantity={quantity} most={range.most} />}
			{product.options.length > 0 && <OptionPicker product={product} chosen={chosen} />}
			<StockWords product={product} chosen={chosen} />
			<BuyForm product={product} chosen={chosen} />
			{product.isWholesale && <QuotationButton product={product} variantId={chosen.variant?.id} quantity={quantity} />}
		</>
	);
}
