import type { Product } from '@zaylat/api-client/contract';
import { Section } from '../../core/section/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PRODUCT_COLUMNS } from '../catalog/card/product-layout.ts';
import { OptionPicker } from './components/option-picker.tsx';
import { PriceBlock } from './components/price-block.tsx';
import { PriceLadder } from './components/price-ladder.tsx';
import { ProductGallery } from './components/product-gallery.tsx';
import { StockWords } from './components/stock-words.tsx';
import { Facts } from './facts.tsx';
import { ProductDetails } from './product-details.tsx';
import { useChoice } from './state/use-choice.ts';

/** Props of {@link ProductAsSeen}. */
export interface ProductAsSeenProps {
	readonly product: Product;
}

/**
 * What the page of a product shows of it, from the same parts, for who looks at it before it is on sale: nothing here buys,
 * saves or asks for what only products on sale have. Texts: areas `product`, `catalog`.
 */
export function ProductAsSeen({ product }: ProductAsSeenProps) {
	const { t } = useTranslation('product');
	const chosen = useChoice(product);
	const { name, description, facts, details, options } = product;
	return (
		<div className="flex flex-col gap-6">
			<div className={PRODUCT_COLUMNS}>
				{/* On phones, the pictures begin above their place, below the header of a page. */}
				<div className="min-w-0 pt-4">
					<ProductGallery product={product} chosen={chosen} isPreview />
				</div>
				<div className="flex min-w-0 flex-col gap-4 tablet:row-span-2">
					<h3 className="wrap-anywhere text-pretty font-bold text-lg leading-heading">{name}</h3>
					<PriceBlock product={product} chosen={chosen} />
					{chosen.steps.length > 0 && (
						<PriceLadder steps={chosen.steps} quantity={chosen.quantity} most={chosen.range.most} />
					)}
					{options.length > 0 && <OptionPicker product={product} chosen={chosen} />}
					<StockWords product={product} chosen={chosen} />
					{facts.length > 0 && <Facts facts={facts} />}
				</div>
				{description !== '' && (
					<Section title={t('description')}>
						<p className="wrap-anywhere max-w-prose whitespace-pre-line leading-body">{description}</p>
					</Section>
				)}
			</div>
			<ProductDetails name={name} details={details} />
		</div>
	);
}
