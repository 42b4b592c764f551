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
		const kept = quotationIn(world, catalogue, params.quotationId);
		const publicPrice = viewOf(world, catalogue, kept).listPrice.amount;
		if (!isQuotable(body.unitPrice, publicPrice)) throw new MockRefusal('bad_request');
		moveQuotation(world, kept, 'answered', 'seller');
		kept.unitPrice = body.unitPrice;
		kept.reply = body.reply;
		kept.validUntil = world.now() + body.validDays * DAY_MS;
		return { data: viewOf(world, catalogue, kept) };
	},
	declineQuotationRequest: ({ world, catalogue, params, body }) => {
		const kept = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, kept, 'declined', 'seller');
		kept.reply = body.reply;
		return { data: viewOf(world, catalogue, kept) };
	},
	withdrawQuotationAnswer: ({ world, catalogue, params }) => {
		const kept = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, kept, 'withdrawn', 'seller');
		return { data: viewOf(world, catalogue, kept) };
	},
};

function viewOf(world: World, catalogue: Catalogue, kept: MockQuotation): SellerQuotation {
	const view = toQuotation(world, catalogue, kept, 'seller');
	if (!view) throw new MockRefusal('quotation_not_found');
	return view;
}
