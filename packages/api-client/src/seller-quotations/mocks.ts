import { isQuotable } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, pageOf, refuse } from '../mocks/answer.ts';
import {
	demandQuantity,
	lowerMockQuotation,
	moveQuotation,
	quotationIn,
	quotationView,
	quotationViews,
} from '../quotations/mock-state.ts';

/** Mock answers of the seller's calls: the shopper of the world answers its own questions. */
export const sellerQuotationHandlers = {
	listSellerQuotations: (call) => pageOf(quotationViews(call, call.query.status, 'seller'), call.query),
	answerQuotation: (call) => {
		const { world, body } = call;
		const kept = quotationIn(call, call.params.quotationId);
		const { quantity = kept.quantity, unitPrice, reply } = body;
		if (!isQuotable(unitPrice, quotationView(call, kept, 'seller').listPrice.amount)) refuse('bad_request');
		if (quantity > kept.quantity) refuse('bad_request');
		demandQuantity(world, quantity);
		moveQuotation(world, kept, 'answered', 'seller');
		lowerMockQuotation(kept, quantity);
		Object.assign(kept, { unitPrice, reply, validUntil: world.now() + body.validDays * DAY_MS });
		return quotationView(call, kept, 'seller');
	},
	declineQuotationRequest: (call) => {
		const kept = quotationIn(call, call.params.quotationId);
		moveQuotation(call.world, kept, 'declined', 'seller');
		kept.reply = call.body.reply;
		return quotationView(call, kept, 'seller');
	},
	withdrawQuotationAnswer: (call) => {
		const kept = quotationIn(call, call.params.quotationId);
		moveQuotation(call.world, kept, 'withdrawn', 'seller');
		return quotationView(call, kept, 'seller');
	},
} satisfies Partial<MockHandlers>;
