import { categories } from '@zaylat/api-client';
import { searchResultsPath } from '@zaylat/domain/search';
import { defineScreen, type ReadAnswer, type ScreenContext } from '../app/screen.ts';
import { digitalHomePath, digitalListPath, digitalProductPath } from '../shared/digital-path/digital-path.ts';
import { breadcrumbList, itemList } from '../shared/json-ld/json-ld.ts';
import { listingQueries, listingRequest } from '../shared/listing/listing-address.ts';
import { listingRobots } from '../shared/listing/listing-head.ts';
import { searchRedirect } from '../shared/listing/search-redirect.ts';
import { DigitalFailure } from './digital-failure.tsx';
import { DigitalListPage } from './digital-list-page.tsx';
import { digitalScope } from './digital-scope.ts';

const screen = defineScreen({
	Component: DigitalListPage,
	Failure: DigitalFailure,
	queries: ({ url }: ScreenContext) => {
		const { critical, optional } = listingQueries(digitalScope(url.searchParams), url.searchParams);
		return { critical, optional: [...optional, categories('digital')] };
	},
	head: ({ url, t, brand }: ScreenContext, read: ReadAnswer) => {
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
		const products = read(listingRequest(scope, query))?.data.items ?? [];
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
				itemList(title, products, url.origin, (id) => digitalProductPath(brand, id)),
			],
		};
	},
	redirect: ({ url }: ScreenContext) => searchRedirect(url),
	states: ['results', 'everything', 'of-one-form', 'more-pages', 'empty', 'long-texts', 'loading', 'server-down'],
	namespaces: ['digital', 'catalog'],
});

/** Results of a search in the digital area, and all digital goods without a text (Specification §2, §4). */
export const { Component, Failure, queries, head, redirect, states, namespaces } = screen;
