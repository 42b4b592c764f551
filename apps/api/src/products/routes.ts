import {
	compareProducts,
	countView,
	getPopularSearches,
	getProduct,
	getProductFacets,
	listProducts,
	listViewedTogether,
	pickProducts,
	searchDigitalProducts,
	searchProducts,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { z } from 'zod';
import { mount, type Router } from '../http/mount.ts';
import { createMissedSearches } from '../search/missed-searches.ts';
import { createSearchPlanner } from '../search/plan.ts';
import { createCoViews, viewedTogether } from './co-views.ts';
import { comparedProducts } from './compared.ts';
import type { DeclaredCounts } from './declared-counts.ts';
import { productDetail } from './detail.ts';
import type { FacetAggregates } from './facet-aggregates.ts';
import { productFacets } from './facets.ts';
import { wholesaleTerms } from './ladder.ts';
import { type Listing, listGoods } from './listing.ts';
import type { ListedRow } from './listing-rows.ts';
import { createMemory } from './memory.ts';
import { pickedProducts } from './picked.ts';
import { popularSearches, suggestionsOf } from './suggestions.ts';
import { summariesOf, toSummary } from './summary.ts';

const idsOf = (rows: readonly ListedRow[]): number[] => rows.map(({ id }) => id);

/** How a search was interpreted; undefined where it was taken as it was typed. */
const interpretationOf = ({ corrected, leftOut }: NonNullable<Listing['plan']>) =>
	corrected === undefined && leftOut.length === 0 ? undefined : { corrected: corrected ?? null, leftOut: [...leftOut] };

/** A call of a search box. */
interface SearchCall {
	readonly edition: Edition;
	readonly language: Language;
	readonly query: z.output<typeof searchProducts.query>;
	readonly address: string | undefined;
}

/** Serves searches, listings and products. */
export function mountProducts(router: Router): void {
	const { db, now } = router.services;
	const source = {
		db,
		longListings: createMemory<true>(now, 500),
		longAggregates: createMemory<FacetAggregates>(now, 50),
		declaredCounts: createMemory<DeclaredCounts>(now, 200),
		planner: createSearchPlanner(now),
	};
	router.goods.onChange(() => {
		source.longListings.clear();
		source.longAggregates.clear();
		source.declaredCounts.clear();
		source.planner.forget();
	});
	const missed = createMissedSearches(router.services);
	const coViews = createCoViews(router.services);
	const listed = async (edition: Edition, query: Parameters<typeof listGoods>[2], address: string | undefined) => {
		const listing = await listGoods(source, edition, query);
		const { search: text, exact } = query;
		if (listing.isMissed && text !== undefined && exact === undefined) missed.record({ edition, text, address });
		return listing;
	};
	const pageOf = async (
		{ rows, total, isTotalExact, path, next, plan }: Listing,
		language: Language,
		isWholesale = false,
	) => {
		const read = await summariesOf(db, idsOf(rows));
		const terms = isWholesale ? await wholesaleTerms(db, read) : undefined;
		return {
			items: read.map((row) => ({
				...toSummary(row, language, now()),
				...(terms && { wholesale: terms.get(row.id) }),
			})),
			total,
			isTotalExact,
			category: path.length === 0 ? null : { path: path.map(({ route, slug, name }) => ({ route, slug, name })) },
			page: { next },
			...(plan && { understood: interpretationOf(plan) }),
		};
	};
	const suggested = async ({ edition, language, query, address }: SearchCall, kind: 'goods' | 'digital') => {
		const listing = await listed(edition, { ...query, kind, sort: 'recommended' }, address);
		const [suggestions, page] = await Promise.all([
			suggestionsOf(db, { edition, kind, language, text: query.search, listing }),
			pageOf(listing, language),
		]);
		return { ...suggestions, listing: page };
	};

	mount(router, searchProducts, async (call) => {
		const { hits, ...suggestions } = await suggested(call, 'goods');
		return { data: { data: [...hits], ...suggestions } };
	});
	mount(router, searchDigitalProducts, async (call) => {
		const { hits, ...suggestions } = await suggested(call, 'digital');
		const data = hits.map(({ name, image, ...hit }) => ({ ...hit, title: name, display_image_url: image }));
		return { data: { data, ...suggestions } };
	});
	mount(router, getPopularSearches, async ({ edition, language, query: { kind } }) => ({
		data: { items: await popularSearches(db, { edition, kind, language }) },
	}));
	mount(router, listProducts, async ({ edition, language, query, address }) => ({
		data: await pageOf(await listed(edition, query, address), language, query.wholesale !== undefined),
	}));
	mount(router, getProductFacets, async ({ edition, language, query }) => ({
		data: await productFacets(source, edition, language, query),
	}));
	mount(router, pickProducts, async ({ edition, language, query }) => ({
		data: { items: await pickedProducts(db, edition, language, query.ids.split(',')) },
	}));
	mount(router, compareProducts, async ({ edition, language, query }) => ({
		data: { items: await comparedProducts(db, edition, language, query.ids.split(',')) },
	}));
	mount(router, getProduct, async ({ edition, language, params }) => ({
		data: await productDetail(db, edition, language, params.id, now()),
	}));
	mount(router, listViewedTogether, async ({ edition, language, params }) => ({
		data: { items: await viewedTogether(db, edition, language, params.id) },
	}));
	mount(router, countView, async ({ edition, params, body, address }) => {
		await coViews.count({ edition, idText: params.id, before: body.before, address });
		return { data: {} };
	});
}
