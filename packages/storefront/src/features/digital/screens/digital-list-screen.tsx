import { searchResultsPath } from '@zaylat/domain/search';
import { digitalHomePath, digitalListPath, digitalProductPath } from '../../../core/paths/digital-path.ts';
import { breadcrumbList, itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { listingRobots } from '../../catalog/listing/listing-head.ts';
import { searchRedirect } from '../../catalog/listing/search-redirect.ts';
import { digitalScope } from '../digital-scope.ts';
import { digitalListQueries } from '../queries.ts';
import { DigitalFailure } from './digital-failure.tsx';
import { DigitalListPage } from './digital-list-page.tsx';

const screen = defineScreen({
	Component: DigitalListPage,
	Failure: DigitalFailure,
	queries: digitalListQueries,
	head: ({ url, t, brand }, { listing }) => {
		const query = url.searchParams;
		const scope = digitalScope(query);
		const { search, form } = scope;
		if (search !== undefined) {
			return {
				title: t('digital:list.title', { text: search }),
				description: t('digital:list.resultsDescription', { text: search, brand: brand.name }),
				canonicalPath: searchResultsPath(search, 'digital', brand),
				robots: 'noindex, follow',
			};
		}
		const title = t(form === undefined ? 'digital:list.all' : `digital:home.${form}`);
		const path = digitalListPath(brand, form);
		return {
			title,
			description: t('digital:list.allDescription', { brand: brand.name }),
			canonicalPath: path,
			...listingRobots(scope, query),
			jsonLd: [
				breadcrumbList(
					[
						{ name: t('digital:home.title'), to: digitalHomePath(brand) },
						{ name: title, to: path },
					],
					url.origin,
				),
				itemList(title, listing.data.items, url.origin, (id) => digitalProductPath(brand, id)),
			],
		};
	},
	redirect: ({ url }) => searchRedirect(url),
	states: ['results', 'everything', 'of-one-form', 'more-pages', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['digital', 'catalog'],
});

/** Results of a search in the digital area, and all digital goods without a text (Specification §2, §4). */
export const { Component, Failure, queries, head, redirect, states, namespaces } = screen;
