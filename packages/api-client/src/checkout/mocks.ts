import type { MockHandlers } from '../mocks/answer.ts';
import { mockQuote } from './mock-quote.ts';

/** Mock answers of the checkout. */
export const checkoutHandlers = {
	quoteCheckout: (call) => mockQuote(call, call.body),
} satisfies Partial<MockHandlers>;
