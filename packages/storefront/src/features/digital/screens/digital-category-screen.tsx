import { categoryPathOf } from '../../../core/paths/category-path.ts';
import { digitalCategoryPath, digitalHomePath, digitalProductPath } from '../../../core/paths/digital-path.ts';
import { breadcrumbList, itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { listingRobots } from '../../catalog/listing/listing-head.ts';
import { trailOf } from '../digital-trail.ts';
import { digitalCategoryQueries, digitalCategoryScope } from '../queries.ts';
import { DigitalCategoryPage } from './digital-category-page.tsx';
import { DigitalFailure } from './digital-failure.tsx';

const screen = defineScreen({
	Component: DigitalCategoryPage,
	Failure: DigitalFailure,
	queries: digitalCategoryQueries,
	head: (context, { category, listing }) => {
		const { t, brand, language, url } = context;
		const scope = digitalCategoryScope(context);
		const { path } = category.data;
		const name = category.data.name[language];
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
				itemList(name, listing.data.items, url.origin, (id) => digitalProductPath(brand, id)),
			],
		};
	},
	/** A category of goods has its page in the catalogue. */
	moved: (_, { category: { data } }) =>
		data.kind === 'goods' ? categoryPathOf(data.path.map(({ slug }) => slug)) : undefined,
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
