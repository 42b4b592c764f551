import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { buttonStyles } from '@zaylat/ui/button';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePreferences } from '../../app/shop.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../load-problem/load-problem.tsx';
import { FIRST_ROW, ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductTiles, ProductTilesSkeleton } from '../product-grid/product-tiles.tsx';
import {
	type ListingOrder,
	type ListingScope,
	listingPath,
	listingRequest,
	readListingOrder,
} from './listing-address.ts';
import { SortLinks } from './sort-links.tsx';
import { useListingPages } from './use-listing-pages.ts';

/** Props of {@link Listing}. */
export interface ListingProps {
	/** What is listed. */
	readonly scope: ListingScope;
	/** Stands in the place of the grid when there is nothing. */
	readonly empty: ReactNode;
}

/**
 * Products with their count, their orders and further pages.
 * Sort and "show more" are links with addresses of their own; a press on "show more" opens the page in place.
 * Texts: area `catalog`.
 */
export function Listing({ scope, empty }: ListingProps) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const { pathname, search } = useLocation();
	const query = new URLSearchParams(search);
	const order = readListingOrder(query);
	const [opened, open] = useListingPages();
	const { data, error, mutate, isValidating } = useQuery(listingRequest(scope, order));
	const pathTo = (changed: ListingOrder) => listingPath(pathname, query, changed);

	if (error) {
		return (
			<LoadProblem
				title={t('listing.failed')}
				code={error.code}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
			/>
		);
	}
	if (data?.data.total === 0) return empty;

	return (
		<div className="flex flex-col gap-4">
			<div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p role="status" className="min-h-[1lh] text-sm text-text-muted">
					{data && t('listing.found', { number: formatCount(data.data.total, language) })}
				</p>
				<SortLinks current={order.sort} pathOf={(sort) => pathTo({ sort, cursor: undefined })} />
			</div>
			{order.cursor !== undefined && (
				<ShopLink
					to={pathTo({ ...order, cursor: undefined })}
					className="self-start text-accent-text text-sm underline"
				>
					{t('listing.first')}
				</ShopLink>
			)}
			<ProductGrid label={t('listing.products')} isBusy={data === undefined}>
				{data ? (
					<ProductTiles products={data.data.items} eagerCount={FIRST_ROW} headingLevel={2} />
				) : (
					<ProductTilesSkeleton />
				)}
				{opened.map((cursor) => (
					<FurtherPage key={cursor} scope={scope} order={{ ...order, cursor }} />
				))}
			</ProductGrid>
			{data && (
				<More scope={scope} order={{ ...order, cursor: opened.at(-1) ?? order.cursor }} pathTo={pathTo} onOpen={open} />
			)}
		</div>
	);
}

interface PageProps {
	readonly scope: ListingScope;
	readonly order: ListingOrder;
}

function FurtherPage({ scope, order }: PageProps) {
	const { data, error } = useQuery(listingRequest(scope, order));
	if (data) return <ProductTiles products={data.data.items} headingLevel={2} />;
	return error ? null : <ProductTilesSkeleton count={6} />;
}

interface MoreProps extends PageProps {
	readonly pathTo: (order: ListingOrder) => string;
	readonly onOpen: (cursor: string) => void;
}

/** The way to the next page; it stays in place while the page loads, so that the focus does too. */
function More({ scope, order, pathTo, onOpen }: MoreProps) {
	const { t } = useTranslation('catalog');
	const end = useRef<HTMLDivElement>(null);
	const { data, error, mutate, isValidating } = useQuery(listingRequest(scope, order));
	const next = data?.data.page.next;
	const isLoading = data === undefined && error === undefined;

	function openInPlace(event: MouseEvent<HTMLAnchorElement>) {
		const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
		if (!isPlain) return;
		event.preventDefault();
		if (!next) return;
		onOpen(next);
		end.current?.focus({ preventScroll: true });
	}

	if (error) {
		return (
			<LoadProblem
				title={t('listing.failed')}
				code={error.code}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
			/>
		);
	}
	return (
		<div ref={end} tabIndex={-1} className="flex min-h-11 items-center justify-center rounded-control">
			{isLoading && (
				<p role="status" className="text-sm text-text-muted">
					{t('listing.loading')}
				</p>
			)}
			{next && (
				<ShopLink
					to={pathTo({ ...order, cursor: next })}
					prefetch="none"
					onClick={openInPlace}
					className={buttonStyles({ variant: 'secondary' })}
				>
					{t('listing.more')}
				</ShopLink>
			)}
		</div>
	);
}
