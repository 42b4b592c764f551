import {
	getProduct,
	getProductFacets,
	listProducts,
	pickProducts,
	searchDigitalProducts,
	searchProducts,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { picturePath } from '../pictures/keys.ts';
import { createMissedSearches } from '../search/missed-searches.ts';
import { createSearchPlanner } from '../search/planner.ts';
import { productDetail } from './detail.ts';
import type { FacetAggregates } from './facet-aggregates.ts';
import { productFacets } from './facets.ts';
import { wholesaleTerms } from './ladder.ts';
import { type Listing, listGoods } from './listing.ts';
import type { ListedRow } from './listing-rows.ts';
import { createMemory } from './memory.ts';
import { pickedProducts } from './picked.ts';
import { sortByIds, summariesOf, toSummary } from './summary.ts';

/** Width in pixels of the pictures in the search dropdown. */
const THUMBNAIL = 96;

const idsOf = (rows: readonly ListedRow[]): number[] => rows.map(({ id }) => id);

/** Products of the search dropdown, in the order of the ids; requested at every keystroke. */
const hitsOf = (db: Db, ids: readonly number[]) =>
	sortByIds(ids, (known) =>
		db
			.select({ id: products.id, name: products.name, pictureKeys: products.pictureKeys })
			.from(products)
			.where(inArray(products.id, known)),
	);

/** How a search was interpreted; undefined where it was taken as it was typed. */
const interpretationOf = ({ corrected, leftOut }: NonNullable<Listing['understood']>) =>
	corrected === undefined && leftOut.length === 0 ? undefined : { corrected: corrected ?? null, leftOut: [...leftOut] };

/** Serves searches, listings and products. */
export function mountProducts(router: Router): void {
	const { db, now } = router.services;
	const source = {
		db,
		longListings: createMemory<true>(now, 500),
		longCells: createMemory<FacetAggregates>(now, 50),
		planner: createSearchPlanner(now),
	};
	const missed = createMissedSearches(router.services);
	const listed = async (edition: Edition, query: Parameters<typeof listGoods>[2], address: string | undefined) => {
		const listing = await listGoods(source, edition, query);
		const { search: text, exact } = query;
		if (listing.isMissed && text !== undefined && exact === undefined) missed.record({ edition, text, address });
		return listing;
	};
	const thumbnail = (keys: readonly string[]) => `${picturePath(keys[0] ?? '')}-${THUMBNAIL}.webp`;

	mount(router, searchProducts, async ({ edition, language, query, address }) => {
		const { rows } = await listed(edition, { ...query, kind: 'goods', sort: 'recommended' }, address);
		const hits = await hitsOf(db, idsOf(rows));
		const data = hits.map(({ id, name, pictureKeys }) => ({
			id: String(id),
			name: name[language],
			image: thumbnail(pictureKeys),
		}));
		return { data: { data } };
	});
	mount(router, searchDigitalProducts, async ({ edition, language, query, address }) => {
		const { rows } = await listed(edition, { ...query, kind: 'digital', sort: 'recommended' }, address);
		const hits = await hitsOf(db, idsOf(rows));
		const data = hits.map(({ id, name, pictureKeys }) => ({
			id: String(id),
			title: name[language],
			display_image_url: thumbnail(pictureKeys),
		}));
		return { data: { data } };
	});
	mount(router, listProducts, async ({ edition, language, query, address }) => {
		const listing = await listed(edition, query, address);
		const { total, isTotalExact, path, next, understood } = listing;
		const rows = await summariesOf(db, idsOf(listing.rows));
		const category = path.length === 0 ? null : { path: path.map(({ route, slug, name }) => ({ route, slug, name })) };
		const terms = query.wholesale === undefined ? undefined : await wholesaleTerms(db, rows);
		const items = rows.map((row) => ({ ...toSummary(row, language), ...(terms && { wholesale: terms.get(row.id) }) }));
		return {
			data: {
				items,
				total,
				isTotalExact,
				category,
				page: { next },
				...(understood && { understood: interpretationOf(understood) }),
			},
		};
	});
	mount(router, getProductFacets, async ({ edition, language, query }) => ({
		data: await productFacets(source, edition, language, query),
	}));
	mount(router, pickProducts, async ({ edition, language, query }) => ({
		data: { items: await pickedProducts(db, edition, language, query.ids.split(',')) },
	}));
	mount(router, getProduct, async ({ edition, language, params }) => ({
		data: await productDetail(db, edition, language, params.id, now()),
	}));
}
