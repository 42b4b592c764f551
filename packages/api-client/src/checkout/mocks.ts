import type { MockHandlers } from '../mocks/answer.ts';
import { mockQuote } from './mock-quote.ts';

/** Mock answers of the checkout. */
export const checkoutHandlers: Pick<MockHandlers, 'quoteCheckout'> = {
	quoteCheckout: ({ world, catalogue, body }) => ({ data: mockQuote(world, catalogue, body) }),
};
