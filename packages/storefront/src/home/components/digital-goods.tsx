import { useQuery } from '@zaylat/api-client/swr';
import { useAppContext } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { digitalHomePath } from '../../shared/digital-path/digital-path.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../../shared/product-grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../../shared/product-grid/product-tiles-skeleton.tsx';
import { Section } from '../../shared/section/section.tsx';
import { DIGITAL_ROW } from '../digital-row.ts';

/** The most wanted digital goods. A failure leaves the rest of the page alone and offers to try again. */
export function DigitalGoods() {
	const { t } = useTranslation('home');
	const { brand } = useAppContext();
	const { data, error, mutate, isValidating } = useQuery(DIGITAL_ROW);
	if (data?.data.items.length === 0) return null;
	return (
		<Section title={t('digital')} more={{ to: digitalHomePath(brand), label: t('seeAll') }}>
			{data === undefined && error ? (
				<LoadProblem
					headingLevel={3}
					title={t('digitalFailed')}
					code={error.code}
					onRetry={() => void mutate()}
					isRetrying={isValidating}
				/>
			) : (
				<ProductGrid layout="preview" isBusy={data === undefined}>
					{data ? <ProductTiles products={data.data.items} /> : <ProductTilesSkeleton count={6} />}
				</ProductGrid>
			)}
		</Section>
	);
}
