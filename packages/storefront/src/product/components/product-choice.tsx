import type { Product } from '@zaylat/api-client/contract';
import { QuotationButton } from '../../shared/quotation-request/quotation-button.tsx';
import { useChoice } from '../use-choice.ts';
import { BuyForm } from './buy-form.tsx';
import { OptionPicker } from './option-picker.tsx';
import { PriceBlock } from './price-block.tsx';
import { PriceLadder } from './price-ladder.tsx';
import { StockWords } from './stock-words.tsx';

/** The choice of variant and quantity of a product, its price, and the form that buys it. */
export function ProductChoice({ product }: { readonly product: Product }) {
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
