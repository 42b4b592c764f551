import { LAYOUT_BREAKPOINTS } from '@zaylat/tokens';
import { lazyComponent } from '../../app/lazy-component.tsx';
import type { FacetColumnProps } from './facet-column.tsx';
import { FacetSkeleton } from './facet-skeleton.tsx';

/** The filters beside the products. Phones have them in a drawer, and without JavaScript below the products. */
export const LazyFacetColumn = lazyComponent<FacetColumnProps>(
	async () => (await import('./facet-column.tsx')).FacetColumn,
	{
		fallback: <FacetSkeleton />,
		whenVisible: {
			className: 'min-w-0 max-desk:order-last max-desk:hidden noscript:max-desk:block',
			minWidth: LAYOUT_BREAKPOINTS.desk,
		},
	},
);
