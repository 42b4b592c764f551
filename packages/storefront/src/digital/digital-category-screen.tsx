import { categories, categoryDetail } from '@zaylat/api-client';
import { defineScreen, type ReadAnswer, type ScreenContext } from '../app/screen.ts';
import { categoryPathOf } from '../shared/category-path/category-path.ts';
import { digitalCategoryPath, digitalHomePath, digitalProductPath } from '../shared/digital-path/digital-path.ts';
import { breadcrumbList, itemList } from '../shared/json-ld/json-ld.ts';
import { listingQueries, listingRequest } from '../shared/listing/listing-address.ts';
import { listingRobots } from '../shared/listing/listing-head.ts';
import { DigitalCategoryPage } from './digital-category-page.tsx';
import { DigitalFailure } from './digital-failure.tsx';
import { digitalCategoryOf, digitalScope } from './digital-scope.ts';
import { trailOf } from './digital-trail.ts';

const scopeOf = ({ params, url }: ScreenContext) => digitalScope(url.searchParams, digitalCategoryOf(params));

const screen = defineScreen({
	Component: DigitalCategoryPage,
	Failure: DigitalFailure,
	queries: (context: ScreenContext) => {
		const { critical, optional } = listingQueries(scopeOf(context), context.url.searchParams);
		return {
			critical: [categoryDetail(digitalCategoryOf(context.params)), ...critical],
			optional: [...optional, categories('digital')],
		};
	},
	head: (context: ScreenContext, read: ReadAnswer) => {
		const { t, brand, language, params, url } = context;
		const named = digitalCategoryOf(params);
		const category = read(categoryDetail(named))?.data;
		const scope = scopeOf(context);
		const path = category?.path ?? [];
		const name = category?.name[language] ?? named;
		const products = read(listingRequest(scope, url.searchParams))?.data.items ?? [];
		return {
			title: name,
			description: t('digital:category.description', { name, brand: brand.name }),
			canonicalPath: digitalCategoryPath(
				brand,
				path.map(({ slug }) => slug),
			),
			...(scope.form === undefined ? listingRobots(scope, url.searchParams) : { robots: 'noindex, follow' }),
			jsonLd: [
				breadcrumbList(
					[{ name: t('digital:home.title'), to: digitalHomePath(brand) }, ...trailOf(path, brand, language)],
					url.origin,
				),
				itemList(name, products, url.origin, (id) => digitalProductPath(brand, id)),
			],
		};
	},
	/** A category of goods has its page in the catalogue. */
	moved: ({ params }: ScreenContext, read: ReadAnswer) => {
		const category = read(categoryDetail(digitalCategoryOf(params)))?.data;
		return category?.kind === 'goods' ? categoryPathOf(category.path.map(({ slug }) => slug)) : undefined;
	},
	states: [
		'first-level',
		'second-level',
		'last-level',
		'of-one-form',
		'empty',
		'loading',
		'gone',
		'server-down',
		'long-texts',
	],
	namespaces: ['digital', 'catalog'],
});

/** Digital goods of a category of any level (Specification §2). */
export const { Component, Failure, queries, head, moved, states, namespaces } = screen;
