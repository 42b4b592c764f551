import { operatedFlashSale, operatedFlashSales } from '@zaylat/api-client';
import { optional } from '../../../core/screen/screen-queries.ts';
import { operatingQueries } from '../queries.ts';
import { readFlashSalesSearch } from './flash-sale-path.ts';

/** What the section of flash sales shows. */
export const flashSalesQueries = {
	...operatingQueries,
	sales: optional(({ url, cursor }) => operatedFlashSales({ ...readFlashSalesSearch(url.searchParams), cursor })),
};

/** What the form of a flash sale shows: the one that the address names, or that it copies. */
export const flashSaleQueries = {
	...operatingQueries,
	sale: optional(({ url }) => {
		const id = url.searchParams.get('id') ?? url.searchParams.get('copy');
		return id === null ? undefined : operatedFlashSale(id);
	}),
};
