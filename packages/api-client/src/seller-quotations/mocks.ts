import { isQuotable } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { type MockHandlers, MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import { demandQuantity, lowerMockQuotation, type MockQuotation, toQuotation } from '../quotations/mock-state.ts';
import { moveQuotation, quotationIn, quotationViews } from '../quotations/mocks.ts';
import type { SellerQuotation } from './contract.ts';

type Handled = 'listSellerQuotations' | 'answerQuotation' | 'declineQuotationRequest' | 'withdrawQuotationAnswer';

/** Mock answers of the seller's calls: the shopper of the world answers its own questions. */
export const sellerQuotationHandlers: Pick<MockHandlers, Handled> = {
	listSellerQuotations: ({ world, catalogue, query }) => ({
		data: pageOf(quotationViews(world, catalogue, query.status, 'seller'), query),
	}),
	answerQuotation: ({ world, catalogue, params, body }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		const publicPrice = viewOf(world, catalogue, quotation).listPrice.amount;
		if (!isQuotable(body.unitPrice, publicPrice)) throw new MockRefusal('bad_request');
		const { quantity = quotation.quantity } = body;
		if (quantity > quotation.quantity) throw new MockRefusal('bad_request');
		demandQuantity(world, quantity);
		moveQuotation(world, quotation, 'answered', 'seller');
		lowerMockQuotation(quotation, quantity);
		quotation.unitPrice = body.unitPrice;
		quotation.reply = body.reply;
		quotation.validUntil = world.now() + body.validDays * DAY_MS;
		return { data: viewOf(world, catalogue, quotation) };
	},
	declineQuotationRequest: ({ world, catalogue, params, body }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, quotation, 'declined', 'seller');
		quotation.reply = body.reply;
		return { data: viewOf(world, catalogue, quotation) };
	},
	withdrawQuotationAnswer: ({ world, catalogue, params }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, quotation, 'withdrawn', 'seller');
		return { data: viewOf(world, catalogue, quotation) };
	},
};

function viewOf(world: World, catalogue: Catalogue, quotation: MockQuotation): SellerQuotation {
	const view = toQuotation(world, catalogue, quotation, 'seller');
	if (!view) throw new MockRefusal('quotation_not_found');
	return view;
}
