import type { ProductFacets } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePageLocation } from '../../../core/page/page-place.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FacetGroup } from './facet-group.tsx';
import { listingPath } from './listing-address.ts';
import { useListing } from './listing-context.ts';
import { listingRequest } from './listing-queries.ts';

const ROW = 'flex min-h-11 items-center justify-between gap-2 rounded-control px-1 text-sm hover:bg-surface-sunken';

/** The way down into categories and up again; each is a listing of its own. */
export function CategoryFacet({ facets }: { readonly facets: ProductFacets }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { scope, query } = useListing();
	const { data } = useQuery(listingRequest(scope, query));
	const pathOf = useCategoryPath();
	const path = data?.data.category?.path ?? [];
	const slugs = path.map(({ slug }) => slug);
	if (path.length === 0 && facets.categories.length === 0) return null;
	return (
		<FacetGroup title={t('facets.category')}>
			{path.length > 0 && (
				<li>
					<ShopLink to={pathOf([])} className={ROW}>
						{t('facets.allCategories')}
					</ShopLink>
				</li>
			)}
			{path.map(({ slug, name }, level) => (
				<li key={slug}>
					<ShopLink
						to={pathOf(slugs.slice(0, level + 1))}
						aria-current={level === path.length - 1 ? 'true' : undefined}
						className={`${ROW} aria-current:font-semibold`}
					>
						{name[language]}
					</ShopLink>
				</li>
			))}
			{facets.categories.map(({ slug, name, count }) => (
				<li key={slug} className={path.length > 0 ? 'ps-3' : undefined}>
					<ShopLink to={pathOf([...slugs, slug])} className={ROW}>
						<span className="wrap-anywhere min-w-0">{name[language]}</span>
						<span className="shrink-0 text-text-muted text-xs tabular-nums">{formatCount(count, language)}</span>
					</ShopLink>
				</li>
			))}
		</FacetGroup>
	);
}

/** Addresses of a listing's categories, with the filters that are chosen. */
function useCategoryPath(): (slugs: readonly string[]) => string {
	const { categoryPath, query, pathTo } = useListing();
	const { pathname } = usePageLocation();
	return (slugs) => {
		if (categoryPath === undefined) return pathTo({ category: slugs.at(-1) });
		const path = categoryPath(slugs);
		const [base = pathname] = path.split('?');
		return listingPath(base, query, { category: undefined });
	};
}
