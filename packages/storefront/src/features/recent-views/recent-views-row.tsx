import { LoadProblem } from '../../core/failures/load-problem.tsx';
import { Section } from '../../core/section/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from '../catalog/grid/product-grid.tsx';
import { ProductTiles } from '../catalog/grid/product-tiles.tsx';
import { useRecentViews } from './use-recent-views.ts';

const SHOWN = 6;

/** Props of {@link RecentViewsRow}. */
export interface RecentViewsRowProps {
	/** A product that is on screen already. */
	readonly exceptId?: string;
}

/** The products looked at last; nothing when there are none. Texts: area `catalog`. */
export function RecentViewsRow({ exceptId }: RecentViewsRowProps) {
	const { t } = useTranslation('catalog');
	const { products, error, isRetrying, retry } = useRecentViews();
	const shown = products?.filter(({ id }) => id !== exceptId).slice(0, SHOWN) ?? [];
	if (shown.length === 0 && error === undefined) return null;
	return (
		<Section title={t('recent.title')} more={{ to: '/RecentViews', label: t('recent.all') }}>
			{shown.length === 0 && error ? (
				<LoadProblem
					headingLevel={3}
					title={t('recent.failed')}
					code={error.code}
					onRetry={retry}
					isRetrying={isRetrying}
				/>
			) : (
				<ProductGrid layout="preview">
					<ProductTiles products={shown} />
				</ProductGrid>
			)}
		</Section>
	);
}
