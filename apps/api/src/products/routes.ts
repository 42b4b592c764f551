import {
	getProduct,
	getProductFacets,
	listProducts,
	pickProducts,
	searchDigitalProducts,
	searchProducts,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { PICTURES_PATH } from '../pictures/keys.ts';
import { productDetail } from './detail.ts';
import { productFacets } from './facets.ts';
import { wholesaleTerms } from './ladder.ts';
import { listGoods } from './listing.ts';
import { createLongListings } from './long-listings.ts';
import { pickedProducts } from './picked.ts';
import { toSummary } from './summary.ts';

/** Width in pixels of the pictures in the search dropdown. */
const THUMBNAIL = 96;

/** Serves searches, listings and products. */
export function mountProducts(router: Router): void {
	const { db, now } = router.services;
	const source = { db, longListings: createLongListings(now) };
	const thumbnail = (keys: readonly string[]) => `${PICTURES_PATH}/${keys[0]}-${THUMBNAIL}.webp`;

	mount(router, searchProducts, async ({ edition, language, query }) => {
		const { rows } = await listGoods(source, edition, { ...query, kind: 'goods', sort: 'recommended' });
		const data = rows.map((row) => ({
			id: String(row.id),
			name: row.name[language],
			image: thumbnail(row.pictureKeys),
		}));
		return { data: { data } };
	});
	mount(router, searchDigitalProducts, async ({ edition, language, query }) => {
		const { rows } = await listGoods(source, edition, { ...query, kind: 'digital', sort: 'recommended' });
		const data = rows.map((row) => ({
			id: String(row.id),
			title: row.name[language],
			display_image_url: thumbnail(row.pictureKeys),
		}));
		return { data: { data } };
	});
	mount(router, listProducts, async ({ edition, language, query }) => {
		const { rows, total, isTotalExact, path, next } = await listGoods(source, edition, query);
		const category = path.length === 0 ? null : { path: path.map(({ route, slug, name }) => ({ route, slug, name })) };
		const terms = query.wholesale === undefined ? undefined : await wholesaleTerms(db, rows);
		const items = rows.map((row) => ({ ...toSummary(row, language), ...(terms && { wholesale: terms.get(row.id) }) }));
		return { data: { items, total, isTotalExact, category, page: { next } } };
	});
	mount(router, getProductFacets, async ({ edition, language, query }) => ({
		data: await productFacets(db, edition, language, query),
	}));
	mount(router, pickProducts, async ({ edition, language, query }) => ({
		data: { items: await pickedProducts(db, edition, language, query.ids.split(',')) },
	}));
	mount(router, getProduct, async ({ edition, language, params }) => ({
		data: await productDetail(db, edition, language, params.id, now()),
	}));
}
