import { mockQuote } from '../checkout/mock-quote.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { mockCarriers } from './mock-carriers.ts';

/** Mock answers of delivery quotes: two carriers go everywhere. */
export const deliveryQuoteHandlers = {
	quoteDelivery: (call) => {
		if (call.body.addressId === undefined && call.body.address === undefined) refuse('address_not_found');
		const { parcels } = mockQuote(call, { ...call.body, services: [], points: 0 });
		const services = mockCarriers(call.catalogue.config);
		return { parcels: parcels.map(({ shop, grams, goods }) => ({ shop, grams, goods, services })) };
	},
} satisfies Partial<MockHandlers>;
