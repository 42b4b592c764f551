import { productDelivery, productDetail } from '@zaylat/api-client';
import { critical, optional, type QueryContext } from '../../core/screen/screen-queries.ts';
import { questionQueries } from '../questions/question-queries.ts';
import { reviewQueries } from '../reviews/review-queries.ts';

const idOf = ({ params }: Pick<QueryContext, 'params'>) => params.id ?? '';

/** The services that bring a product to a country, or to a region that only the tab knows. */
export const deliveryRequest = (id: string, country: string, region?: string) =>
	productDelivery(id, { country, region });

export const productQueries = {
	product: critical((context) => productDetail(idOf(context))),
	delivery: optional((context) => deliveryRequest(idOf(context), context.deliveryCountry)),
	...reviewQueries(idOf),
	...questionQueries(idOf),
};
