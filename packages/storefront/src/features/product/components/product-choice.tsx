import type { Product } from '@zaylat/api-client/contract';
import { lastSupply } from '@zaylat/domain/delivery';
import { Suspense } from 'react';
import { LazyDeliverTo } from '../../addresses/lazy-deliver-to.tsx';
import { PRODUCT_SIDES } from '../../catalog/card/product-layout.ts';
import { QuotationButton } from '../../quotations/request/quotation-button.tsx';
import { LazySellerCard } from '../../shops/lazy-seller-card.tsx';
import { Facts } from '../facts.tsx';
import { ProductTitle } from '../product-title.tsx';
import type { Chosen } from '../state/use-choice.ts';
import { AwayNote } from './away-note.tsx';
import { BuyForm } from './buy-form.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { FlashLine } from './flash-line.tsx';
import { LazyCompareControl } from './lazy-compare-control.tsx';
import { LazyCouponsRow } from './lazy-coupons-row.tsx';
import { LazyPurchaseTerms } from './lazy-purchase-terms.tsx';
import { OptionPicker } from './option-picker.tsx';
import { PriceBlock } from './price-block.tsx';
import { PriceLadder } from './price-ladder.tsx';
import { SizeChartLink } from './size-chart-link.tsx';
import { StockWords } from './stock-words.tsx';

/** Props of {@link ProductChoice}. */
export interface ProductChoiceProps {
	readonly product: Product;
	readonly chosen: Chosen;
	/** Loads the product again. */
	readonly onReload: () => void;
}

/** The buy box stays in the window while the page scrolls, where the window is high enough for it. */
const BUY_BOX =
	'flex min-w-0 flex-col gap-4 min-[80rem]:row-span-2 min-[80rem]:[@media(min-height:44rem)]:sticky min-[80rem]:top-20';

/**
 * The choice of variant and quantity of a product with its price, the box that answers when, how and with what assurance, and
 * the facts, which stand beside that box in wide windows.
 * Its parts are Suspense boundaries, so that the first press hydrates only the part that is pressed.
 */
export function ProductChoice({ product, chosen, onReload }: ProductChoiceProps) {
	const { steps, quantity, range, sale } = chosen;
	const { awayUntil } = product.seller;
	const isSent = product.kind === 'goods' && awayUntil !== undefined;
	const sentFrom = lastSupply([sale === 'preOrder' ? product.preOrderArrivesAt : null, isSent ? awayUntil : null]);
	return (
		<div className={PRODUCT_SIDES}>
			<div className="flex min-w-0 flex-col gap-4">
				<Suspense>
					<ProductTitle product={product} className="max-tablet:contents" />
					{product.flashSale && <FlashLine sale={product.flashSale} onEnd={onReload} />}
					{/* On phones the price follows the name, as on every card, so that the first view has both. */}
					<div className="max-tablet:order-first max-tablet:-mt-2">
						<PriceBlock product={product} chosen={chosen} />
					</div>
					<LazyCouponsRow product={product} unitPrice={chosen.unitPrice} quantity={quantity} />
					{steps.length > 0 && <PriceLadder steps={steps} quantity={quantity} most={range.most} />}
				</Suspense>
				<Suspense>
					{product.options.length > 0 && <OptionPicker product={product} chosen={chosen} />}
					{product.details.sizeChart && <SizeChartLink />}
					<StockWords product={product} chosen={chosen} />
				</Suspense>
			</div>
			<div className={BUY_BOX}>
				<Suspense>
					<BuyForm product={product} chosen={chosen} />
				</Suspense>
				<Suspense>
					{product.isWholesale && (
						<QuotationButton product={product} variantId={chosen.variant?.id} quantity={quantity} />
					)}
					<div className="flex flex-col gap-1">
						<LazyDeliverTo />
						<DeliveryCard product={product} suppliedAt={sentFrom?.toISOString() ?? null} />
						{isSent && <AwayNote shop={product.shop.name} until={awayUntil} />}
					</div>
					<LazyPurchaseTerms />
					<LazySellerCard product={product} />
					<LazyCompareControl product={product} />
				</Suspense>
			</div>
			{product.facts.length > 0 && <Facts facts={product.facts} />}
		</div>
	);
}
