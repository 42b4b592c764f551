import { deliveryEstimate, postOffices, regions } from '@zaylat/api-client';
import { critical, optional } from '../../core/screen/screen-queries.ts';
import { readParcel } from './parcel-search.ts';
import { postOfficeFilter, readPostOfficeSearch } from './post-office-search.ts';

/** The regions that parcels are sent from and to. */
export const regionQueries = { myanmar: optional(() => regions('mm')), thailand: optional(() => regions('th')) };

export const postOfficesQueries = {
	postOffices: critical(({ url, edition }) =>
		postOffices(postOfficeFilter(readPostOfficeSearch(url.searchParams, edition))),
	),
	...regionQueries,
};

export const calculatorQueries = {
	myanmar: critical(regionQueries.myanmar.request),
	thailand: critical(regionQueries.thailand.request),
	estimate: critical(({ url, edition }) => {
		const { parcel } = readParcel(url.searchParams, edition);
		return parcel ? deliveryEstimate(parcel) : undefined;
	}),
};
