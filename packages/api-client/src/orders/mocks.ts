import { documentNumber, readTaxBuyer } from '@zaylat/domain/documents';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { codePart, isParcelLate, orderStage, shownReturnStatus } from '@zaylat/domain/orders';
import { placesInWords } from '../addresses/mocks.ts';
import { cartOf } from '../cart/mocks.ts';
import { mockQuote } from '../checkout/mock-quote.ts';
import { MOCK_OPERATORS } from '../editions/mocks.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import { quotationsIn } from '../quotations/mock-state.ts';
import type { Order, OrderSummary } from './contract.ts';
import { buyingOf, moveOrder, orderFrom, ordersOf } from './mock-state.ts';

/** Mock answers of the order calls; the orders they change live with the world. */
export const orderHandlers = {
	placeOrder: ({ world, catalogue, body }) => {
		const quote = mockQuote(world, catalogue, body);
		if (quote.fingerprint !== body.fingerprint) refuse('checkout_changed', { total: quote.total.amount });
		if (!quote.paymentMethods.includes(body.paymentMethod)) refuse('payment_method_refused');
		if (quote.needsAddress) refuse('address_not_found');
		const insufficient = quote.warnings.find(({ kind }) => kind === 'insufficient');
		if (insufficient) refuse('quantity_limited', { available: insufficient.available });
		const state = buyingOf(world);
		state.serial += 1;
		state.pointsBalance -= quote.points;
		const order = orderFrom(quote, catalogue, body, { serial: state.serial, at: world.now() });
		order.address = addressOf(world, catalogue, body.addressId) ?? order.address;
		ordersOf(world, catalogue).unshift(order);
		useQuotations(world, catalogue, order);
		const bought = new Set(quote.parcels.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
		world.lines = world.lines.filter(({ id }) => !bought.has(id));
		world.revision += 1;
		return order;
	},
	listOrders: ({ world, catalogue, query }) => {
		const part = codePart(query.code ?? '');
		const found = ordersOf(world, catalogue).filter(
			({ status, code, parcels, can }) =>
				(!query.status || status === query.status) &&
				(!query.stage || orderStage({ status, canPay: can.pay }) === query.stage) &&
				[code, ...parcels.map(({ trackCode }) => trackCode)].some((one) => one.includes(part)),
		);
		const start = Number(query.cursor ?? 0);
		const end = start + query.per_page;
		return {
			items: found.slice(start, end).map((order) => toSummary(order, catalogue.config.edition, world.now())),
			page: { next: end < found.length ? String(end) : null },
		};
	},
	getOrder: ({ world, catalogue, params }) => orderOf(world, catalogue, params.id),
	cancelOrder: ({ world, catalogue, params, body }) => {
		const order = orderOf(world, catalogue, params.id);
		if (!order.can.cancel) refuse('order_move_refused', { status: order.status });
		moveOrder(order, 'order cancelled by customer', {
			actor: 'customer',
			at: new Date(world.now()).toISOString(),
			note: body.reason,
		});
		return order;
	},
	payInCash: ({ world, catalogue, params }) => {
		const order = orderOf(world, catalogue, params.id);
		if (!order.can.payInCash) refuse('payment_method_refused');
		const at = new Date(world.now()).toISOString();
		order.paymentMethod = 'cash_on_delivery';
		order.paymentOption = 'cash';
		if (order.payment?.status === 'pending') order.payment = { ...order.payment, status: 'abandoned', settledAt: at };
		for (const payment of buyingOf(world).payments) {
			if (payment.orderId === order.id && payment.status === 'pending') payment.status = 'abandoned';
		}
		if (order.status === 'payment failed') moveOrder(order, 'payment retry', { actor: 'customer', at });
		if (order.status === 'payment retry') moveOrder(order, 'pending', { actor: 'system', at });
		return order;
	},
	confirmReceipt: ({ world, catalogue, params, body }) => {
		const order = orderOf(world, catalogue, params.id);
		if (!order.parcels.some(({ trackCode }) => trackCode === body.trackCode)) refuse('order_not_found');
		if (!order.can.confirm) refuse('order_move_refused', { status: order.status });
		moveOrder(order, 'complete', { actor: 'customer', at: new Date(world.now()).toISOString() }, body.trackCode);
		return order;
	},
	buyAgain: ({ world, catalogue, params }) => {
		const lines = orderOf(world, catalogue, params.id).parcels.flatMap((parcel) => parcel.lines);
		for (const { variantId, quantity } of lines) {
			world.revision += 1;
			const line = world.lines.find((one) => one.variantId === variantId);
			if (line) line.quantity += quantity;
			else world.lines.push({ id: `line-${world.revision}-${variantId}`, variantId, quantity });
		}
		return { added: lines.reduce((sum, { quantity }) => sum + quantity, 0), missing: [] };
	},
	getInvoice: ({ world, catalogue, params }) => {
		const order = orderOf(world, catalogue, params.id);
		if (order.invoiceNumber === null) refuse('order_not_found');
		const taxPercent = catalogue.config.edition === 'mm' ? 5 : 7;
		const issuedAt = order.paidAt ?? order.placedAt;
		return { number: order.invoiceNumber, issuedAt, taxPercent, seller: sellerOf(catalogue), order };
	},
	getCreditNote: ({ world, catalogue, params }) => {
		const order = orderOf(world, catalogue, params.id);
		const credit = order.credits.filter(({ number }) => number !== null)[Number(params.position) - 1];
		if (!credit || credit.number === null || order.invoiceNumber === null) refuse('order_not_found');
		const { number, at: issuedAt } = credit;
		const taxPercent = catalogue.config.edition === 'mm' ? 5 : 7;
		const seller = sellerOf(catalogue);
		return { number, issuedAt, invoiceNumber: order.invoiceNumber, taxPercent, credit, seller, order };
	},
	setTaxBuyer: ({ world, catalogue, params, body }) => {
		const order = orderOf(world, catalogue, params.id);
		const isEmpty = Object.values(body).every((text) => text.trim() === '');
		const read = isEmpty ? { buyer: null } : readTaxBuyer(catalogue.config.edition, body);
		if ('faults' in read) refuse('bad_request');
		order.taxBuyer = read.buyer;
		return order;
	},
	getReceipt: ({ world, catalogue, params }) => {
		const order = orderOf(world, catalogue, params.id);
		if (order.paidAt === null) refuse('order_not_found');
		const { edition } = catalogue.config;
		return {
			number: documentNumber({ kind: 'receipt', edition, code: order.code, at: order.paidAt }),
			paidAt: order.paidAt,
			method: order.paymentMethod,
			paid: order.placed.total,
			refunds: [
				...order.refunds.map(({ amount, reference }) => ({ amount, to: reference })),
				...order.parcels.flatMap(({ returns }) =>
					returns.flatMap(({ status, amount, payTo }) =>
						status === 'refunded' && payTo !== null ? [{ amount, to: payTo }] : [],
					),
				),
			],
			reference: null,
			seller: sellerOf(catalogue),
			order,
		};
	},
} satisfies Partial<MockHandlers>;

/** The company of the mock documents. */
function sellerOf({ config }: Catalogue) {
	const { company, address, taxNumber, branch } = MOCK_OPERATORS[config.edition];
	return { company, address, taxNumber, branch };
}

/** An address of the mock book as an order keeps it. */
function addressOf({ account }: World, { config }: Catalogue, id: string | undefined): Order['address'] | undefined {
	const address = account.addresses.find((each) => each.id === id);
	if (!address) return undefined;
	const { recipient, phone, homeNo, street, landmark, postcode } = address;
	return { recipient, phone, homeNo, street, landmark, postcode, text: placesInWords(address, config.language) };
}

/** Marks the quotations that an order of the cart takes its prices from. */
function useQuotations(world: World, catalogue: Catalogue, { code }: Order): void {
	const bought = cartOf(world, catalogue).lines.filter(
		({ isSelected, quotation }) => isSelected && quotation?.isApplied,
	);
	for (const kept of quotationsIn(world, catalogue)) {
		if (bought.some(({ quotation }) => quotation?.id === kept.id)) kept.orderCode = code;
	}
}

/** An order of the world by id or code. */
export function orderOf(world: World, catalogue: Catalogue, idOrCode: string): Order {
	return (
		ordersOf(world, catalogue).find(({ id, code }) => id === idOrCode || code === idOrCode.toUpperCase()) ??
		refuse('order_not_found')
	);
}

function toSummary(
	{ id, code, status, placedAt, total, paymentMethod, parcels, can }: Order,
	edition: Edition,
	now: number,
): OrderSummary {
	const lines = parcels.flatMap((parcel) => parcel.lines);
	return {
		...{ id, code, status, placedAt, total, paymentMethod, canPay: can.pay },
		isLate: parcels.some(({ status, arrives }) =>
			isParcelLate({ status, latest: arrives?.latest }, now, EDITIONS[edition].timeZone),
		),
		pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		products: [...new Set(lines.slice(0, 4).map(({ name }) => name))],
		pictures: lines.slice(0, 4).map(({ picture }) => picture),
		shops: parcels.map(({ shop }) => shop),
		returnStatus: shownReturnStatus(parcels.flatMap(({ returns }) => returns.map((each) => each.status))) ?? null,
	};
}
