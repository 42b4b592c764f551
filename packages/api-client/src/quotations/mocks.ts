import { canTakeQuoted } from '@zaylat/domain/quotations';
import { cartOf } from '../cart/mocks.ts';
import { type MockContext, type MockHandlers, pageOf, refuse } from '../mocks/answer.ts';
import { soldBy } from '../mocks/goods.ts';
import {
	demandMove,
	demandQuantity,
	holds,
	lowerMockQuotation,
	type MockQuotation,
	moveQuotation,
	quotationIn,
	quotationSupply,
	quotationsIn,
	quotationView,
	quotationViews,
	statusOf,
} from './mock-state.ts';

/** The handler of a move by the buyer. */
const moveTo = (status: 'declined' | 'withdrawn') => (call: MockContext & { params: { quotationId: string } }) => {
	const quotation = quotationIn(call, call.params.quotationId);
	moveQuotation(call.world, quotation, status, 'buyer');
	return quotationView(call, quotation, 'buyer');
};

/** Mock answers of the quotations that the shopper asked for; they live with the world. */
export const quotationHandlers = {
	requestQuotation: (call) => {
		const { world, catalogue, body } = call;
		const { product, variant } =
			soldBy(catalogue.products, (product, variant) =>
				body.variantId === undefined ? product.id === body.productId : variant.id === body.variantId,
			) ?? refuse('product_not_found');
		if (!product.isWholesale) refuse('quotation_refused', { reason: 'not_wholesale' });
		demandQuantity(world, body.quantity, product.minQuantity);
		const all = quotationsIn(world, catalogue);
		const isOpen = (each: MockQuotation) =>
			each.variantId === variant.id && ['requested', 'answered'].includes(statusOf(world, each));
		if (all.some(isOpen)) refuse('quotation_refused', { reason: 'open_already' });
		const asked: MockQuotation = {
			...{ id: `quotation-${all.length + 1}`, variantId: variant.id, quantity: body.quantity, note: body.note },
			...{ status: 'requested', reply: '', wishedPrice: body.wishedPrice ?? null, requestedAt: world.now() },
			...{ unitPrice: null, validUntil: null, answeredAt: null, settledAt: null, orderCode: null },
		};
		all.unshift(asked);
		return quotationView(call, asked, 'buyer');
	},
	listQuotations: (call) => pageOf(quotationViews(call, call.query.status, 'buyer'), call.query),
	getQuotation: (call) => quotationView(call, quotationIn(call, call.params.quotationId), 'buyer'),
	acceptQuotation: (call) => {
		const { world, params, query } = call;
		const kept = quotationIn(call, params.quotationId);
		if (!holds(world, kept)) demandMove(world, kept, 'accepted', 'buyer');
		const wanted = query.quantity ?? kept.quantity;
		demandQuantity(world, wanted);
		if (!canTakeQuoted(wanted, kept.quantity, quotationSupply(world))) refuse('bad_request');
		lowerMockQuotation(kept, wanted);
		if (kept.status !== 'accepted') moveQuotation(world, kept, 'accepted', 'buyer');
		const { variantId, quantity, id: quotationId } = kept;
		const line = world.lines.find((each) => each.variantId === variantId);
		world.revision += 1;
		if (line) Object.assign(line, { quantity, quotationId, isSelected: true });
		else world.lines.push({ id: `line-${world.revision}-${variantId}`, variantId, quantity, quotationId });
		return { quotation: quotationView(call, kept, 'buyer'), cart: cartOf(call) };
	},
	declineQuotation: moveTo('declined'),
	withdrawQuotation: moveTo('withdrawn'),
} satisfies Partial<MockHandlers>;
