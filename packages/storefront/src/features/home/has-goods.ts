import type { HomeFeed } from '@zaylat/api-client/contract';

/** Whether some section of the home page has goods to show. */
export function hasGoods({ newest, recommended, offers, shops, flashSale, sections }: HomeFeed): boolean {
	const rows = [
		newest,
		recommended,
		offers,
		shops,
		flashSale?.items ?? [],
		...sections.map(({ products }) => products),
	];
	return rows.some(({ length }) => length > 0);
}
