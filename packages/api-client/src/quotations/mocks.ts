import { canQuotationMove, canTakeQuoted, quotationHolds, quotationStatusAt } from '@zaylat/domain/quotations';
import { cartOf } from '../cart/mocks.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { World } from '../mocks/world.ts';
import type { SellerQuotation } from '../seller-quotations/contract.ts';
import type { Quotation } from './contract.ts';
import {
	demandQuantity,
	lowerMockQuotation,
	type MockQuotation,
	offerOf,
	quotationSupply,
	quotationsIn,
	toQuotation,
} from './mock-state.ts';

const OPEN: ReadonlySet<string> = new Set(['requested', 'answered']);

/** Mock answers of the quotations that the shopper asked for; they live with the world. */
export const quotationHandlers = {
	requestQuotation: ({ world, catalogue, body }) => {
		const offer =
			offerOf(catalogue, (product, variant) =>
				body.variantId === undefined ? product.id === body.productId : variant.id === body.variantId,
			) ?? refuse('product_not_found');
		const { product, variant } = offer;
		if (!product.isWholesale) refuse('quotation_refused', { reason: 'not_wholesale' });
		demandQuantity(world, body.quantity, product.minQuantity);
		const all = quotationsIn(world, catalogue);
		const isOpen = (quotation: MockQuotation) =>
			quotation.variantId === variant.id && OPEN.has(statusOf(world, quotation));
		if (all.some(isOpen)) refuse('quotation_refused', { reason: 'open_already' });
		const asked: MockQuotation = {
			id: `quotation-${all.length + 1}`,
			variantId: variant.id,
			quantity: body.quantity,
			wishedPrice: body.wishedPrice ?? null,
			note: body.note,
			status: 'requested',
			unitPrice: null,
			reply: '',
			validUntil: null,
			requestedAt: world.now(),
			answeredAt: null,
			settledAt: null,
			orderCode: null,
		};
		all.unshift(asked);
		return viewOf(world, catalogue, asked);
	},
	listQuotations: ({ world, catalogue, query }) =>
		pageOf(quotationViews(world, catalogue, query.status, 'buyer'), query),
	getQuotation: ({ world, catalogue, params }) =>
		viewOf(world, catalogue, quotationIn(world, catalogue, params.quotationId)),
	acceptQuotation: ({ world, catalogue, params, query }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		if (!quotationHolds({ ...quotation, isUsed: quotation.orderCode !== null }, world.now())) {
			demandMove(world, quotation, 'accepted', 'buyer');
		}
		const wanted = query.quantity ?? quotation.quantity;
		demandQuantity(world, wanted);
		if (!canTakeQuoted(wanted, quotation.quantity, quotationSupply(world))) refuse('bad_request');
		lowerMockQuotation(quotation, wanted);
		if (quotation.status !== 'accepted') moveQuotation(world, quotation, 'accepted', 'buyer');
		const line = world.lines.find(({ variantId }) => variantId === quotation.variantId);
		world.revision += 1;
		if (line) Object.assign(line, { quantity: quotation.quantity, quotationId: quotation.id, isSelected: true });
		else {
			const { variantId, quantity, id: quotationId } = quotation;
			world.lines.push({ id: `line-${world.revision}-${variantId}`, variantId, quantity, quotationId });
		}
		return { quotation: viewOf(world, catalogue, quotation), cart: cartOf(world, catalogue) };
	},
	declineQuotation: ({ world, catalogue, params }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, quotation, 'declined', 'buyer');
		return viewOf(world, catalogue, quotation);
	},
	withdrawQuotation: ({ world, catalogue, params }) => {
		const quotation = quotationIn(world, catalogue, params.quotationId);
		moveQuotation(world, quotation, 'withdrawn', 'buyer');
		return viewOf(world, catalogue, quotation);
	},
} satisfies Partial<MockHandlers>;

/** The quotations of a world that are in a state, as one of their sides sees them. */
export function quotationViews(
	world: World,
	catalogue: Catalogue,
	status: Quotation['status'] | undefined,
	side: 'buyer' | 'seller',
): SellerQuotation[] {
	return quotationsIn(world, catalogue)
		.flatMap((quotation) => toQuotation(world, catalogue, quotation, side) ?? [])
		.filter((view) => status === undefined || view.status === status);
}

/** A quotation of the world. @throws MockRefusal `quotation_not_found` */
export function quotationIn(world: World, catalogue: Catalogue, id: string): MockQuotation {
	return quotationsIn(world, catalogue).find((each) => each.id === id) ?? refuse('quotation_not_found');
}

/** Moves a quotation as the table of moves allows. @throws MockRefusal `quotation_move_refused` with `details.status` */
export function moveQuotation(
	world: World,
	quotation: MockQuotation,
	to: Quotation['status'],
	actor: 'buyer' | 'seller',
): void {
	demandMove(world, quotation, to, actor);
	quotation.status = to;
	if (to === 'answered') quotation.answeredAt = world.now();
	else quotation.settledAt = world.now();
}

function demandMove(world: World, quotation: MockQuotation, to: Quotation['status'], actor: 'buyer' | 'seller'): void {
	const status = statusOf(world, quotation);
	if (!canQuotationMove(status, to, actor)) refuse('quotation_move_refused', { status });
}

const statusOf = (world: World, quotation: MockQuotation) =>
	quotationStatusAt({ ...quotation, isUsed: quotation.orderCode !== null }, world.now());

function viewOf(world: World, catalogue: Catalogue, quotation: MockQuotation): Quotation {
	const view = toQuotation(world, catalogue, quotation, 'buyer') ?? refuse('quotation_not_found');
	const { buyerName: _, ...answer } = view;
	return answer;
}
