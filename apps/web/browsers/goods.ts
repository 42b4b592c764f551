import type { Product, ProductSummary } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';

/** Pieces of each variant that the engines need together: the first ones must not buy the last piece of the next. */
const LEAST_STOCK = 10;

/** Category whose first page shows the product. */
export const CATEGORY = 'fashion';

/**
 * Finds a product that each engine can buy one piece of.
 * @param url origin of the shop, of any edition
 * @returns its id
 * @throws Error when the first page of {@link CATEGORY} has none
 */
export async function stockedProduct(url: string, edition: Edition): Promise<string> {
	const read = async <Data>(path: string): Promise<Data> => {
		const response = await fetch(url + path, { headers: { 'x-edition': edition } });
		if (!response.ok) throw new Error(`${path} answered ${response.status}`);
		const { data }: { data: Data } = await response.json();
		return data;
	};
	const { items } = await read<{ items: ProductSummary[] }>(`/api/products?category=${CATEGORY}`);
	for (const { id } of items) {
		const { variants, minQuantity, preOrderArrivesAt } = await read<Product>(`/api/products/${id}`);
		const isStocked = variants.every(({ stock }) => stock >= LEAST_STOCK);
		if (isStocked && minQuantity === 1 && preOrderArrivesAt === null) return id;
	}
	throw new Error(`The ${edition} edition has no product to buy in ${CATEGORY}`);
}
