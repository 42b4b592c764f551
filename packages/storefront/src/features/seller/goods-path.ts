import { SHOWN_GOODS_STATES, type ShownGoodsState } from '@zaylat/domain/goods';

/** Path of the products of the seller's shops. */
export const GOODS_PATH = '/Selling/Products';

/** Most letters of a search. */
export const GOODS_SEARCH_LETTERS = 49;

/** What the address of the list selects. */
export interface GoodsSearch {
	/** Products in this state; all when left out. */
	readonly state?: ShownGoodsState | undefined;
	/** Products of the shop with this slug; those of all own shops when left out. */
	readonly shop?: string | undefined;
	/** A part of a name. */
	readonly search?: string | undefined;
}

/** Reads the address of the list; unknown values are ignored. */
export function readGoodsSearch(query: URLSearchParams): GoodsSearch {
	return {
		state: SHOWN_GOODS_STATES.find((state) => state === query.get('state')),
		shop: query.get('shop')?.slice(0, 80) || undefined,
		search: query.get('search')?.trim().slice(0, GOODS_SEARCH_LETTERS) || undefined,
	};
}

/** Address of the list. @param cursor where it begins */
export function goodsPath({ state, shop, search }: GoodsSearch, cursor?: string): string {
	const query = new URLSearchParams({
		...(state && { state }),
		...(shop && { shop }),
		...(search && { search }),
		...(cursor && { cursor }),
	}).toString();
	return query === '' ? GOODS_PATH : `${GOODS_PATH}?${query}`;
}

/** Path of the form of a new product. @param copyOf id of the product that it begins as a copy of */
export const newGoodsPath = (copyOf?: string): string =>
	copyOf === undefined ? `${GOODS_PATH}/New` : `${GOODS_PATH}/New?${new URLSearchParams({ copy: copyOf })}`;

/** Path of the files of products: imports and exports. */
export const IMPORT_PATH = `${GOODS_PATH}/Import`;

/** Path of the form of a product. */
export const goodsFormPath = (id: string): string => `${GOODS_PATH}/${encodeURIComponent(id)}`;
