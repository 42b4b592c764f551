import { importFaults, sellerImport, sellerImports, sellerProduct, sellerProducts } from '@zaylat/api-client';
import { optional, type QueryContext } from '../../core/screen/screen-queries.ts';
import { readGoodsSearch } from './goods-path.ts';

/** The page explains itself to accounts without a shop, so a refused request must not become an error page. */
export const goodsQueries = {
	products: optional(({ url, cursor }) => sellerProducts({ ...readGoodsSearch(url.searchParams), cursor })),
};

/** Id of the product that a form changes or copies; undefined for a form that begins empty. */
export function goodsOfForm({ params, url }: Pick<QueryContext, 'params' | 'url'>) {
	const copied = url.searchParams.get('copy')?.slice(0, 20) || undefined;
	return { id: params.id ?? copied, isCopy: params.id === undefined && copied !== undefined };
}

/** What the form of a product shows; the list names the shops of the seller. */
export const goodsFormQueries = {
	product: optional((context) => {
		const { id } = goodsOfForm(context);
		return id === undefined ? undefined : sellerProduct(id);
	}),
	list: optional(() => sellerProducts()),
};

/** Products of a shop with some letters in their names; the last brought in without any. */
export const goodsWith = (shop: string, search: string) => sellerProducts({ shop, ...(search !== '' && { search }) });

/** The imports of the seller's shops; the list names the shops. */
export const importQueries = {
	imports: optional(({ cursor }) => sellerImports(cursor)),
	list: optional(() => sellerProducts()),
};

/** An import that goes on, and its faults: read while they are shown. */
export const importRequests = {
	import: sellerImport,
	faults: importFaults,
};
