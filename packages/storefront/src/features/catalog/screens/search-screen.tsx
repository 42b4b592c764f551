import { normalizeSearchText, searchResultsPath } from '@zaylat/domain/search';
import { EmptyState } from '@zaylat/ui/empty-state';
import { SearchX } from 'lucide-react';
import { useShellData } from '../../../core/context/app-context.ts';
import { usePageLocation } from '../../../core/page/page-place.ts';
import { categoryPath } from '../../../core/page/shell-payload.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { defineScreen } from '../../../core/screen/screen.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Listing } from '../listing/listing.tsx';
import { listingJsonLd, listingRobots } from '../listing/listing-head.ts';
import { searchRedirect } from '../listing/search-redirect.ts';
import { PopularProducts } from '../popular-products.tsx';
import { searchQueries } from '../queries.ts';
import { searchScope } from '../search-scope.ts';

const screen = defineScreen({
	Component: SearchPage,
	queries: searchQueries,
	head: ({ url, t, brand }, { listing }) => {
		const text = normalizeSearchText(url.searchParams.get('search') ?? '');
		if (text === '') {
			return {
				title: t('search:everything'),
				description: t('search:everythingDescription', { brand: brand.name }),
				canonicalPath: '/search',
				...listingRobots({}, url.searchParams),
				jsonLd: listingJsonLd(listing, url),
			};
		}
		return {
			title: t('search:title', { text }),
			description: t('search:description', { text, brand: brand.name }),
			canonicalPath: searchResultsPath(text, 'goods', brand),
			robots: 'noindex, follow',
		};
	},
	redirect: ({ url }) => searchRedirect(url),
	states: [
		'results',
		'one-result',
		'everything',
		'pre-order',
		'more-pages',
		'filtered',
		'empty',
		'corrected',
		'left-out',
		'exact',
		'exact-empty',
		'long-texts',
		'loading',
		'server-down',
		'offline',
	],
	namespaces: ['search', 'catalog'],
});

/** Results of a search, and all products without a text (Specification §2). */
export const { Component, queries, head, redirect, states, namespaces } = screen;

/** Results of the search that the address names; all products without a text. */
function SearchPage() {
	const { t } = useTranslation('search');
	const scope = searchScope(new URLSearchParams(usePageLocation().search));
	return (
		<div className="flex flex-col gap-4">
			<h1 className="text-balance font-bold text-xl leading-heading tablet:text-2xl">
				{scope.search === undefined ? (
					t('everything')
				) : (
					<span className="wrap-anywhere">{t('results', { text: scope.search })}</span>
				)}
			</h1>
			<Listing key={scope.search} scope={scope} empty={<NothingFound text={scope.search ?? ''} />} />
		</div>
	);
}

function NothingFound({ text }: { readonly text: string }) {
	return (
		<>
			<NothingFoundMessage text={text} />
			<PopularProducts />
		</>
	);
}

function NothingFoundMessage({ text }: { readonly text: string }) {
	const { t } = useTranslation('search');
	const { categories } = useShellData();
	return (
		<EmptyState
			picture={<SearchX aria-hidden strokeWidth={1.5} />}
			title={t('emptyTitle', { text })}
			description={t('emptyText')}
			actions={
				<div className="flex flex-col items-center gap-4">
					{categories.length > 0 && (
						<>
							<p className="text-sm text-text-muted">{t('tryCategories')}</p>
							<ul className="flex flex-wrap justify-center gap-2">
								{categories.map((category) => (
									<li key={category.slug}>
										<ShopLink
											to={categoryPath(category)}
											className="inline-flex min-h-11 items-center rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong"
										>
											{category.name}
										</ShopLink>
									</li>
								))}
							</ul>
						</>
					)}
					<LinkButton to="/Categories" variant="secondary">
						{t('categories')}
					</LinkButton>
				</div>
			}
		/>
	);
}
