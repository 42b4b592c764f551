import { isQuotable } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import { demandQuantity, lowerMockQuotation, type MockQuotation, toQuotation } from '../quotations/mock-state.ts';
import { moveQuotation, quotationIn, quotationViews } from '../quotations/mocks.ts';
import type { SellerQuotation } from './contract.ts';

/** Mock answers of the seller's calls: the shopper of the world answers its own questions. */
export const sellerQuotationHandlers = {
	listSellerQuotations: ({ world, catalogue, query }) =>
		pageOf(quotationViews(world, catalogue, query.status, 'seller'), query),
	answerQuotation: ({ world, catalogue, params, body }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		const publicPrice = viewOf(world, catalogue, quotation).listPrice.amount;
		if (!isQuotable(body.unitPrice, publicPrice)) refuse('bad_request');
		const { quantity = quotation.quantity } = body;
		if (quantity > quotation.quantity) refuse('bad_request');
		demandQuantity(world, quantity);
		moveQuotation(world, quotation, 'answered', 'seller');
		lowerMockQuotation(quotation, quantity);
		quotation.unitPrice = body.unitPrice;
		quotation.reply = body.reply;
		quotation.validUntil = world.now() + body.validDays * DAY_MS;
		return viewOf(world, catalogue, quotation);
	},
	declineQuotationRequest: ({ world, catalogue, params, body }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, quotation, 'declined', 'seller');
		quotation.reply = body.reply;
		return viewOf(world, catalogue, quotation);
	},
	withdrawQuotationAnswer: ({ world, catalogue, params }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, quotation, 'withdrawn', 'seller');
		return viewOf(world, catalogue, quotation);
	},
} satisfies Partial<MockHandlers>;

function viewOf(world: World, catalogue: Catalogue, quotation: MockQuotation): SellerQuotation {
	return toQuotation(world, catalogue, quotation, 'seller') ?? refuse('quotation_not_found');
}
