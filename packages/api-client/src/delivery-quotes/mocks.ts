import { mockQuote } from '../checkout/mock-quote.ts';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';
import { mockCarriers } from './mock-carriers.ts';

/** Mock answers of delivery quotes: two carriers go everywhere. */
export const deliveryQuoteHandlers: Pick<MockHandlers, 'quoteDelivery'> = {
	quoteDelivery: ({ world, catalogue, body }) => {
		if (body.addressId === undefined && body.address === undefined) throw new MockRefusal('address_not_found');
		const { parcels } = mockQuote(world, catalogue, { ...body, services: [], points: 0 });
		const services = mockCarriers(catalogue);
		return { data: { parcels: parcels.map(({ shop, grams, goods }) => ({ shop, grams, goods, services })) } };
	},
};
