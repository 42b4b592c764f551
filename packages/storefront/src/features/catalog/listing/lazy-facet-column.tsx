import { LAYOUT_BREAKPOINTS } from '@zaylat/tokens';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import type { FacetColumnProps } from './facet-column.tsx';
import { FacetSkeleton } from './facet-skeleton.tsx';

/** The filters beside the products. Phones have them in a drawer, and until the page is hydrated in a panel. */
export const LazyFacetColumn = lazyComponent<FacetColumnProps>(
	async () => (await import('./facet-column.tsx')).FacetColumn,
	{
		fallback: <FacetSkeleton />,
		whenVisible: {
			className: 'min-w-0',
			minWidth: LAYOUT_BREAKPOINTS.desk,
		},
	},
);
