import { collectionDetail, collections } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { breadcrumbList, itemList } from '../shared/json-ld/json-ld.ts';
import { CollectionFailure } from './collection-failure.tsx';
import { COLLECTION_GONE } from './collection-gone.ts';
import { CollectionPage } from './collection-page.tsx';
import { collectionPath } from './collection-path.ts';

const pageOf = ({ params, url }: Pick<ScreenContext, 'params' | 'url'>) =>
	collectionDetail(params.id ?? '', { cursor: url.searchParams.get('cursor') || undefined });

const screen = defineScreen({
	Component: CollectionPage,
	Failure: CollectionFailure,
	gone: COLLECTION_GONE,
	queries: (context) => ({ critical: [pageOf(context)], optional: [collections()] }),
	head: (context, read) => {
		const { t, brand, url, params } = context;
		const answer = read(pageOf(context))?.data;
		if (answer === undefined) {
			return {
				...COLLECTION_GONE.head(context),
				canonicalPath: collectionPath({ slug: params.slug ?? '', id: params.id ?? '' }),
				robots: 'noindex',
			};
		}
		const { collection, items } = answer;
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
	moved: (context, read) => {
		const collection = read(pageOf(context))?.data.collection;
		const { params, url } = context;
		if (collection === undefined || (collection.slug === params.slug && collection.id === params.id)) return undefined;
		return `${collectionPath(collection)}${url.search}`;
	},
	states: ['ready', 'more-pages', 'empty', 'long-texts', 'others-failed', 'loading', 'gone', 'server-down'],
	namespaces: ['collections', 'catalog'],
});

/** A hand-picked list of products (Specification §2). */
export const { Component, Failure, gone, queries, head, moved, states, namespaces } = screen;
