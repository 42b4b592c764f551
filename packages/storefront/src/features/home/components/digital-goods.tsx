import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { digitalHomePath } from '../../../core/paths/digital-path.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTiles } from '../../catalog/grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';
import { homeQueries } from '../queries.ts';

/** Props of {@link DigitalGoods}. */
export interface DigitalGoodsProps {
	/** Heading in place of the usual one. */
	readonly title?: string | undefined;
}

/** The most wanted digital goods. A failure leaves the rest of the page alone and offers to try again. */
export function DigitalGoods({ title }: DigitalGoodsProps) {
	const { t } = useTranslation('home');
	const { brand } = useAppContext();
	const { data, error, mutate, isValidating } = useScreenQuery(homeQueries.digital);
	if (data?.data.items.length === 0) return null;
	return (
		<Section title={title ?? t('digital')} more={{ to: digitalHomePath(brand), label: t('seeAll') }}>
			{data === undefined && error ? (
				<QueryProblem headingLevel={3} title={t('digitalFailed')} query={{ error, mutate, isValidating }} />
			) : (
				<ProductGrid layout="preview" isBusy={data === undefined}>
					{data ? <ProductTiles products={data.data.items} /> : <ProductTilesSkeleton count={6} />}
				</ProductGrid>
			)}
		</Section>
	);
}
