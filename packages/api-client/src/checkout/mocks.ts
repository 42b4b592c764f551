import type { MockHandlers } from '../mocks/answer.ts';
import { mockQuote } from './mock-quote.ts';

/** Mock answers of the checkout. */
export const checkoutHandlers = {
	quoteCheckout: ({ world, catalogue, body }) => mockQuote(world, catalogue, body),
} satisfies Partial<MockHandlers>;
