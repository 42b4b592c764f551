import { breadcrumbList, itemList } from '../../../core/screen/json-ld.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { collectionPath } from '../collection-path.ts';
import { collectionQueries } from '../queries.ts';
import { CollectionFailure } from './collection-failure.tsx';
import { COLLECTION_GONE } from './collection-gone.ts';
import { CollectionPage } from './collection-page.tsx';

const screen = defineScreen({
	Component: CollectionPage,
	Failure: CollectionFailure,
	gone: COLLECTION_GONE,
	queries: collectionQueries,
	head: ({ t, brand, url }, data) => {
		const { collection, items } = data.collection.data;
		const canonicalPath = collectionPath(collection);
		const [picture] = collection.pictures;
		return {
			title: collection.title,
			description: t('collections:description', { text: collection.text, brand: brand.name }),
			canonicalPath,
			isOfOneEdition: true,
			...(picture && { image: `${picture.path}-${Math.max(...picture.widths)}.webp` }),
			jsonLd: [
				breadcrumbList(
					[
						{ name: brand.name, to: '/' },
						{ name: collection.title, to: canonicalPath },
					],
					url.origin,
				),
				itemList(collection.title, items, url.origin),
			],
		};
	},
	moved: ({ params, url }, data) => {
		const { collection } = data.collection.data;
		if (collection.slug === params.slug && collection.id === params.id) return undefined;
		return `${collectionPath(collection)}${url.search}`;
	},
	states: ['ready', 'more-pages', 'empty', 'long-texts', 'others-failed', 'loading', 'gone', 'server-down'],
	namespaces: ['collections', 'catalog'],
});

/** A hand-picked list of products (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
