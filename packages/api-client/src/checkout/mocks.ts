import type { Answerers } from '../mocks/answer.ts';
import { mockQuote } from './mock-quote.ts';

/** Mock answers of the checkout. */
export const checkoutAnswers: Pick<Answerers, 'quoteCheckout'> = {
	quoteCheckout: ({ world, catalogue, body }) => ({ data: mockQuote(world, catalogue, body) }),
};
