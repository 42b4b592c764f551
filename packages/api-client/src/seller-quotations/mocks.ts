import { isQuotable } from '@zaylat/domain/quotations';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import { type MockQuotation, toQuotation } from '../quotations/mock-state.ts';
import { moveQuotation, quotationIn, quotationViews } from '../quotations/mocks.ts';
import type { SellerQuotation } from './contract.ts';

type Answered = 'listSellerQuotations' | 'answerQuotation' | 'declineQuotationRequest' | 'withdrawQuotationAnswer';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mock answers of the seller's calls: the shopper of the world answers its own questions. */
export const sellerQuotationAnswers: Pick<Answerers, Answered> = {
	listSellerQuotations: ({ world, catalogue, query }) => ({
		data: pageOf(quotationViews(world, catalogue, query.status, 'seller'), query),
	}),
	answerQuotation: ({ world, catalogue, params, body }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		const publicPrice = viewOf(world, catalogue, quotation).listPrice.amount;
		if (!isQuotable(body.unitPrice, publicPrice)) throw new MockRefusal('bad_request');
		moveQuotation(world, quotation, 'answered', 'seller');
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
