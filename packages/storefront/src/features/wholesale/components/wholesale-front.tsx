import type { WholesaleHome } from '@zaylat/api-client/contract';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FIRST_ROW_ON_PHONE, GRID_SIZES, ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WholesaleCard } from './wholesale-card.tsx';
import { WholesaleShops } from './wholesale-shops.tsx';

/** Props of {@link WholesaleFront}. */
export interface WholesaleFrontProps {
	readonly front: WholesaleHome;
}

/** What the wholesale area opens with: categories, the best goods with their ladders, how it works, shops. */
export function WholesaleFront({ front: { categories, featured, shops } }: WholesaleFrontProps) {
	const { t } = useTranslation('wholesale');
	return (
		<>
			{categories.length > 0 && <CategoryTiles categories={categories} />}
			{featured.length > 0 && (
				<Section title={t('home.featured')}>
					<ProductGrid layout="preview">
						{featured.map((product, place) => (
							<li key={product.id} className="min-w-0">
								<WholesaleCard product={product} sizes={GRID_SIZES} isEager={place < FIRST_ROW_ON_PHONE} />
							</li>
						))}
					</ProductGrid>
				</Section>
			)}
			<HowItWorks />
			{shops.length > 0 && <WholesaleShops shops={shops} />}
		</>
	);
}
