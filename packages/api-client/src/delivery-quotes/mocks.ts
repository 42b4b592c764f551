import { mockQuote } from '../checkout/mock-quote.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';

/** Mock answers of delivery quotes: two carriers go everywhere. */
export const deliveryQuoteHandlers = {
	quoteDelivery: (call) => {
		if (call.body.addressId === undefined && call.body.address === undefined) refuse('address_not_found');
		const { parcels } = mockQuote(call, { ...call.body, services: [], points: 0 });
		return { parcels: parcels.map(({ shop, grams, goods, services }) => ({ shop, grams, goods, services })) };
	},
} satisfies Partial<MockHandlers>;
