import { TAXES } from '@zaylat/domain/checkout';
import { documentNumber, readTaxBuyer } from '@zaylat/domain/documents';
import { EDITIONS } from '@zaylat/domain/editions';
import { codePart, isParcelLate, orderStage, shownReturnStatus } from '@zaylat/domain/orders';
import { placesInWords } from '../addresses/mocks.ts';
import { cartOf } from '../cart/mocks.ts';
import { mockQuote } from '../checkout/mock-quote.ts';
import type { EditionSettings } from '../editions/contract.ts';
import { type MockContext, type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import { quotationsIn } from '../quotations/mock-state.ts';
import type { Order, OrderSummary } from './contract.ts';
import { moveOrder, orderFrom } from './mock-order.ts';
import { buyingOf, orderOf, ordersOf } from './mock-state.ts';

/** Mock answers of the order calls; the orders they change live with the world. */
export const orderHandlers = {
	placeOrder: (call) => {
		const { world, catalogue, body } = call;
		const quote = mockQuote(call, body);
		if (quote.fingerprint !== body.fingerprint) refuse('checkout_changed', { total: quote.total.amount });
		if (!quote.paymentMethods.includes(body.paymentMethod)) refuse('payment_method_refused');
		if (quote.needsAddress) refuse('address_not_found');
		const insufficient = quote.warnings.find(({ kind }) => kind === 'insufficient');
		if (insufficient) refuse('quantity_limited', { available: insufficient.available });
		const state = buyingOf(world);
		state.serial += 1;
		state.pointsBalance -= quote.points;
		const order = orderFrom(quote, catalogue.config, { ...body, serial: state.serial, at: world.now() });
		order.address = addressOf(call, body.addressId) ?? order.address;
		ordersOf(call).unshift(order);
		useQuotations(call, order);
		const bought = new Set(quote.parcels.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
		world.lines = world.lines.filter(({ id }) => !bought.has(id));
		world.revision += 1;
		return order;
	},
	listOrders: (call) => {
		const { cursor, per_page: size, status, stage, code: typed = '' } = call.query;
		const found = ordersOf(call).filter(
			({ status: own, code, parcels, can }) =>
				(!status || own === status) &&
				(!stage || orderStage({ status: own, canPay: can.pay }) === stage) &&
				[code, ...parcels.map(({ trackCode }) => trackCode)].some((one) => one.includes(codePart(typed))),
		);
		const start = Number(cursor ?? 0);
		const end = start + size;
		return {
			items: found.slice(start, end).map((order) => toSummary(call, order)),
			page: { next: end < found.length ? String(end) : null },
		};
	},
	getOrder: (call) => orderOf(call, call.params.id),
	cancelOrder: (call) => {
		const order = orderOf(call, call.params.id);
		if (!order.can.cancel) refuse('order_move_refused', { status: order.status });
		const event = { actor: 'customer', at: timeOf(call.world), note: call.body.reason } as const;
		moveOrder(order, 'order cancelled by customer', event);
		return order;
	},
	payInCash: (call) => {
		const order = orderOf(call, call.params.id);
		if (!order.can.payInCash) refuse('payment_method_refused');
		const at = timeOf(call.world);
		order.paymentMethod = 'cash_on_delivery';
		order.paymentOption = 'cash';
		if (order.payment?.status === 'pending') order.payment = { ...order.payment, status: 'abandoned', settledAt: at };
		for (const payment of buyingOf(call.world).payments) {
			if (payment.orderId === order.id && payment.status === 'pending') payment.status = 'abandoned';
		}
		if (order.status === 'payment failed') moveOrder(order, 'payment retry', { actor: 'customer', at });
		if (order.status === 'payment retry') moveOrder(order, 'pending', { actor: 'system', at });
		return order;
	},
	confirmReceipt: (call) => {
		const { trackCode } = call.body;
		const order = orderOf(call, call.params.id);
		if (!order.parcels.some((parcel) => parcel.trackCode === trackCode)) refuse('order_not_found');
		if (!order.can.confirm) refuse('order_move_refused', { status: order.status });
		moveOrder(order, 'complete', { actor: 'customer', at: timeOf(call.world) }, trackCode);
		return order;
	},
	buyAgain: (call) => {
		const { world } = call;
		const lines = orderOf(call, call.params.id).parcels.flatMap((parcel) => parcel.lines);
		for (const { variantId, quantity } of lines) {
			world.revision += 1;
			const line = world.lines.find((one) => one.variantId === variantId);
			if (line) line.quantity += quantity;
			else world.lines.push({ id: `line-${world.revision}-${variantId}`, variantId, quantity });
		}
		return { added: lines.reduce((sum, { quantity }) => sum + quantity, 0), missing: [] };
	},
	getInvoice: (call) => {
		const order = orderOf(call, call.params.id);
		const number = order.invoiceNumber ?? refuse('order_not_found');
		return { number, issuedAt: order.paidAt ?? order.placedAt, ...taxedBy(call), order };
	},
	getCreditNote: (call) => {
		const order = orderOf(call, call.params.id);
		const numbered = order.credits.filter(({ number }) => number !== null);
		const credit = numbered[Number(call.params.position) - 1] ?? refuse('order_not_found');
		const number = credit.number ?? refuse('order_not_found');
		const invoiceNumber = order.invoiceNumber ?? refuse('order_not_found');
		return { number, issuedAt: credit.at, invoiceNumber, credit, ...taxedBy(call), order };
	},
	setTaxBuyer: (call) => {
		const order = orderOf(call, call.params.id);
		const isEmpty = Object.values(call.body).every((text) => text.trim() === '');
		const read = isEmpty ? { buyer: null } : readTaxBuyer(call.catalogue.config.edition, call.body);
		if ('faults' in read) refuse('bad_request');
		order.taxBuyer = read.buyer;
		return order;
	},
	getReceipt: (call) => {
		const order = orderOf(call, call.params.id);
		const { code, paymentMethod: method, placed, parcels } = order;
		const paidAt = order.paidAt ?? refuse('order_not_found');
		const returned = parcels.flatMap(({ returns }) => returns).filter(({ status }) => status === 'refunded');
		return {
			...{ paidAt, method, paid: placed.total, reference: null, seller: taxedBy(call).seller, order },
			number: documentNumber({ kind: 'receipt', edition: call.catalogue.config.edition, code, at: paidAt }),
			refunds: [
				...order.refunds.map(({ amount, reference }) => ({ amount, to: reference })),
				...returned.flatMap(({ amount, payTo }) => (payTo === null ? [] : [{ amount, to: payTo }])),
			],
		};
	},
} satisfies Partial<MockHandlers>;

/** The company of the mock documents, and the percent of tax in its edition. */
function taxedBy({ catalogue: { config } }: MockContext) {
	const own = recorded<EditionSettings>('editions', config).find(({ key }) => key === config.edition);
	const { company, address, taxNumber, branch } = own?.operator ?? refuse('unavailable');
	return { taxPercent: TAXES[config.edition].basisPoints / 100, seller: { company, address, taxNumber, branch } };
}

/** An address of the mock book as an order keeps it. */
function addressOf({ world, catalogue }: MockContext, id: string | undefined): Order['address'] | undefined {
	const address = world.account.addresses.find((each) => each.id === id);
	if (!address) return undefined;
	const { recipient, phone, homeNo, street, landmark, postcode } = address;
	return { recipient, phone, homeNo, street, landmark, postcode, text: placesInWords(address, catalogue.config) };
}

/** Marks the quotations that an order of the cart takes its prices from. */
function useQuotations(context: MockContext, { code }: Order): void {
	const bought = cartOf(context).lines.filter(({ isSelected, quotation }) => isSelected && quotation?.isApplied);
	for (const kept of quotationsIn(context.world, context.catalogue)) {
		if (bought.some(({ quotation }) => quotation?.id === kept.id)) kept.orderCode = code;
	}
}

function toSummary({ world, catalogue: { config } }: MockContext, order: Order): OrderSummary {
	const { id, code, status, placedAt, total, paymentMethod, parcels, can } = order;
	const lines = parcels.flatMap((parcel) => parcel.lines);
	return {
		...{ id, code, status, placedAt, total, paymentMethod, canPay: can.pay },
		isLate: parcels.some(({ status, arrives }) =>
			isParcelLate({ status, latest: arrives?.latest }, world.now(), EDITIONS[config.edition].timeZone),
		),
		pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		products: [...new Set(lines.slice(0, 4).map(({ name }) => name))],
		pictures: lines.slice(0, 4).map(({ picture }) => picture),
		shops: parcels.map(({ shop }) => shop),
		returnStatus: shownReturnStatus(parcels.flatMap(({ returns }) => returns.map((each) => each.status))) ?? null,
	};
}
