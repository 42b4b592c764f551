import { type Client, categories, categoriesWithProducts, collections, productListing } from '@zaylat/api-client';
import type { Site } from '../renderer.ts';
import type { SitemapKind } from './sitemap-paths.ts';

/** Paths of all pages of an edition, by kind. */
export type SitemapPaths = Readonly<Record<SitemapKind, readonly string[]>>;

/** Products that one request brings, the most that the API allows. */
const PER_PAGE = 60;
/** Products that are listed at most, so that a walk ends. */
const MOST_REQUESTS = 5000;

const segment = encodeURIComponent;

/** Walks the whole catalogue. @throws ApiError when a call fails: half a sitemap would take pages away. */
export async function cataloguePaths(client: Client, { pages, digitalPath, isBuilt }: Site): Promise<SitemapPaths> {
	const shops = new Set<string>();
	const products: string[] = [];
	const digital: string[] = [];
	for await (const { id, shop } of walk(client, 'goods')) {
		products.push(`/Products/${segment(id)}`);
		shops.add(shop.slug);
	}
	for await (const { id, shop } of walk(client, 'digital')) {
		digital.push(`${digitalPath}/ProductDetail/${segment(id)}`);
		shops.add(shop.slug);
	}
	const all = {
		categories: [...(await categoryPaths(client)), ...(await digitalCategoryPaths(client, digitalPath))],
		shops: [...shops].flatMap((slug) => [`/Shops/${segment(slug)}`, `/Shops/${segment(slug)}/about`]),
		products,
		digital,
	};
	return {
		pages,
		categories: all.categories.filter(isBuilt),
		shops: all.shops.filter(isBuilt),
		products: all.products.filter(isBuilt),
		digital: all.digital.filter(isBuilt),
	};
}

async function* walk(client: Client, kind: 'goods' | 'digital') {
	let cursor: string | undefined;
	for (let count = 0; count < MOST_REQUESTS; count++) {
		const page: Awaited<ReturnType<typeof ask>> = await ask(cursor);
		yield* page.items;
		if (page.page.next === null) return;
		cursor = page.page.next;
	}

	async function ask(from: string | undefined) {
		const { data } = await client.send(productListing({ kind, sort: 'newest', cursor: from, perPage: PER_PAGE }));
		return data;
	}
}

async function categoryPaths(client: Client): Promise<string[]> {
	const { data } = await client.send(categoriesWithProducts());
	const listed = (await client.send(collections())).data.items.map(
		({ slug, id }) => `/product-collections/${segment(slug)}/${segment(id)}`,
	);
	const trees = data.data.data.flatMap((first) => [
		`/Category/${segment(first.slug)}`,
		...first.children.flatMap((second) => [
			`/Category/${segment(first.slug)}/${segment(second.slug)}`,
			...second.children.map((third) => `/Category/${segment(first.slug)}/last/${segment(third.slug)}`),
		]),
	]);
	return [...trees, ...listed];
}

async function digitalCategoryPaths(client: Client, digitalPath: string): Promise<string[]> {
	const { data } = await client.send(categories('digital'));
	return data.items.flatMap((first) => [
		`${digitalPath}/Category/${segment(first.slug)}`,
		...first.children.map((second) => `${digitalPath}/Category/${segment(first.slug)}/${segment(second.slug)}`),
	]);
}
