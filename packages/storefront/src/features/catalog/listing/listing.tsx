import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { SERVED_PANEL } from '../../../core/lazy/use-served-panel.ts';
import { useListingPages } from '../../../core/lists/use-listing-pages.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FIRST_ROW, ProductGrid } from '../grid/product-grid.tsx';
import { ProductTiles } from '../grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../grid/product-tiles-skeleton.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterButton } from './filter-button.tsx';
import { LazyFacetColumn } from './lazy-facet-column.tsx';
import { chosenFilters, type ListingScope } from './listing-address.ts';
import { ListingContext, useListing, useListingAddress } from './listing-context.ts';
import { ListingMore } from './listing-more.tsx';
import { type ListingResponse, listingRequest } from './listing-queries.ts';
import { NoMatch } from './no-match.tsx';
import { SearchNote } from './search-note.tsx';
import { SortLinks } from './sort-links.tsx';

/** Props of {@link Listing}. */
export interface ListingProps {
	/** What is listed; keys without a value are left out. */
	readonly scope: ListingScope;
	/** Stands in the place of everything when there is nothing, whatever the filters. */
	readonly empty: ReactNode;
	/**
	 * Path of the listing of a category, by the slugs from the first level to it, none for all; without it categories
	 * are a filter of this listing. Chosen filters are added to it. A function that stays the same.
	 */
	readonly categoryPath?: (slugs: readonly string[]) => string;
}

/**
 * Products with their count, orders, filters and further pages; its queries are `listingQueries`.
 * All of it is links with addresses of their own, so that it can be shared, undone by going back and used without
 * script. On desktops the filters are beside the products, on phones in a drawer. Texts: area `catalog`.
 */
export function Listing({ scope, empty, categoryPath }: ListingProps) {
	const [kept, keep] = useState(scope);
	// The same object while it says the same: the filters' markup is left alone until something changes.
	if (JSON.stringify(kept) !== JSON.stringify(scope)) keep(scope);
	const setting = useMemo(() => ({ scope: kept, categoryPath }), [kept, categoryPath]);
	const address = useListingAddress(setting);
	return (
		<ListingContext value={address}>
			<ListingView empty={empty} />
		</ListingContext>
	);
}

/** A column on desktops; on phones a panel that the platform opens, and below the products where it has no popovers. */
const FACETS = `${SERVED_PANEL} desk:static desk:m-0 desk:block desk:size-auto desk:max-h-none desk:min-w-0 desk:overflow-visible desk:rounded-none desk:border-0 desk:bg-transparent desk:p-0`;

/** A navigation renders `Listing` again; the products stay as they are unless the listing changes. */
const ListingView = memo(function ListingView({ empty }: Pick<ListingProps, 'empty'>) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { scope, query, view, pathTo } = useListing();
	const panelId = useId();
	const { data, error, mutate, isValidating } = useQuery(listingRequest(scope, query));
	const isNarrowed = chosenFilters(scope, view).length > 0;

	if (error) {
		return <QueryProblem title={t('listing.failed')} query={{ error, mutate, isValidating }} />;
	}
	const isEmpty = data?.data.total === 0;
	const note = <SearchNote understood={data?.data.understood} />;
	if (isEmpty && !isNarrowed) {
		return (
			<>
				{note}
				{empty}
			</>
		);
	}

	return (
		<div className="grid gap-x-6 gap-y-4 desk:grid-cols-[14rem_minmax(0,1fr)]">
			<div id={panelId} popover="auto" className={FACETS}>
				<LazyFacetColumn id={`${panelId}-facets`} />
			</div>
			<div className="flex min-w-0 flex-col gap-4">
				{note}
				<div className="contents desk:flex desk:items-center desk:justify-between desk:gap-4">
					<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
						<p role="status" className="min-h-[1lh] text-sm text-text-muted">
							{data &&
								t(data.data.isTotalExact ? 'listing.found' : 'listing.foundAtLeast', {
									count: data.data.total,
									number: formatCount(data.data.total, language),
								})}
						</p>
						{isNarrowed && <ActiveFilters />}
					</div>
					<div className="sticky top-16 z-sticky [@media(max-height:28rem)]:static -mx-gutter flex min-w-0 items-center gap-2 border-border border-b bg-surface px-gutter py-1.5 tablet:static tablet:mx-0 tablet:border-0 tablet:px-0 tablet:py-0">
						<FilterButton panelId={panelId} />
						<SortLinks current={view.sort} pathOf={(sort) => pathTo({ sort })} />
					</div>
				</div>
				{view.cursor !== undefined && (
					<ShopLink to={pathTo({})} className="self-start text-accent-text text-sm underline">
						{t('listing.first')}
					</ShopLink>
				)}
				{isEmpty ? <NoMatch /> : <ListingPages first={data} />}
			</div>
		</div>
	);
});

interface ListingPagesProps {
	/** The first page; undefined while it is on its way. */
	readonly first: ListingResponse | undefined;
}

/** The products, page after page, as far as they were opened. */
function ListingPages({ first }: ListingPagesProps) {
	const { t } = useTranslation('catalog');
	const { isBusy } = useListing();
	const [opened, open] = useListingPages();
	const pageSize = first?.data.items.length ?? 0;
	return (
		<div className={`flex flex-col gap-6 transition-opacity duration-fast ${isBusy ? 'opacity-60' : ''}`}>
			<ProductGrid label={t('listing.products')} isBusy={first === undefined || isBusy} layout="beside">
				{first ? (
					<ProductTiles products={first.data.items} eagerCount={FIRST_ROW} headingLevel={2} />
				) : (
					<ProductTilesSkeleton />
				)}
				{opened.map((cursor) => (
					<FurtherPage key={cursor} cursor={cursor} />
				))}
			</ProductGrid>
			{first && (
				<ListingMore
					cursor={opened.at(-1)}
					shownBefore={opened.length * pageSize}
					total={first.data.total}
					onOpen={open}
				/>
			)}
		</div>
	);
}

function FurtherPage({ cursor }: { readonly cursor: string }) {
	const { scope, query } = useListing();
	const { data, error } = useQuery(listingRequest(scope, query, cursor));
	if (data) return <ProductTiles products={data.data.items} headingLevel={2} />;
	return error ? null : <ProductTilesSkeleton count={6} />;
}
