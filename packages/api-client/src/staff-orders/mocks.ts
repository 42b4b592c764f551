import type { AuditAction } from '@zaylat/domain/audit';
import { hasReceipt, type OrderConcern, type OrderStatus, readTrackingCode } from '@zaylat/domain/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';
import { type MockHandlers, pageOf, perWorld, refuse, replaced, timeOf } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import type { StaffOrderDetails } from './contract.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const kyat = (amount: number) => ({ amount, currency: 'mmk' as const });

/** Code, status, days since it was placed, total, whether it is paid, and what somebody must look at. */
const ORDERS: readonly (readonly [string, OrderStatus, number, number, boolean, readonly OrderConcern[]])[] = [
	['ZL40000001', 'pending', 0.1, 4_500_000, true, []],
	['ZL40000002', 'pending', 1, 12_000_000, false, ['payment_stuck']],
	['ZL40000003', 'on going', 12, 8_250_000, true, ['late']],
	['ZL40000004', 'order cancelled by customer', 4, 3_000_000, true, ['refund_failed']],
	['ZL40000005', 'delivered', 20, 1_750_000, true, ['payment_differs']],
];

type Happening = StaffOrderDetails['history'][number];

/** The orders of a world as staff see them. */
const ordersOf = perWorld((world): { orders: StaffOrderDetails[] } => {
	if (world.options.size === 'empty') return { orders: [] };
	const orders = ORDERS.map(([code, status, days, total, isPaid, concerns], at): StaffOrderDetails => {
		const [placed, paid] = [timeOf(world, -days * DAY_MS), timeOf(world, -days * DAY_MS + 6 * MINUTE_MS)];
		const [trackCode, reference] = [`EX40000${at}000MP`, `ZP4000${at}`];
		const canCancel = status === 'pending';
		const happened = (more: Pick<Happening, 'at' | 'kind' | 'what'> & Partial<Happening>): Happening => ({
			...{ about: '', by: '', text: '', ...more },
		});
		return {
			...{ id: idOf(700 + at), code, edition: 'mm', status, paymentMethod: 'mobile_banking', total: kyat(total) },
			...{ placedAt: placed, paidAt: isPaid ? paid : null, concerns: [...concerns] },
			buyer: { name: 'D•••', phone: '09 ••• ••• 567', email: 's•••@example.com' },
			parcels: [{ trackCode, shop: 'inle-weavers', status, total: kyat(total), isLate: concerns.includes('late') }],
			payments: [
				{
					...{
						id: idOf(720 + at),
						gateway: '2c2p',
						reference,
						status: isPaid ? 'paid' : 'pending',
						amount: kyat(total),
					},
					...{ startedAt: placed, difference: concerns.includes('payment_differs') ? 'returned' : null, failure: null },
				},
			],
			refunds: concerns.includes('refund_failed')
				? [
						{
							...{ id: idOf(740 + at), status: 'failed', amount: kyat(total), reason: 'cancelled' },
							...{ requestedAt: timeOf(world, -2 * DAY_MS), failure: 'unsupported', transferReference: null },
						},
					]
				: [],
			returns: [],
			history: [
				...(canCancel
					? []
					: [happened({ at: timeOf(world, -HOUR_MS), kind: 'parcel', what: status, about: trackCode, by: 'seller' })]),
				...(isPaid ? [happened({ at: paid, kind: 'payment', what: 'paid', about: reference })] : []),
				happened({ at: placed, kind: 'payment', what: 'pending', about: reference }),
				happened({ at: placed, kind: 'placed', what: 'placed', by: 'customer' }),
			],
			can: { cancel: canCancel, resendReceipt: hasReceipt({ isPaid, total }) },
		};
	});
	return { orders };
});

const find = (world: World, id: string): StaffOrderDetails =>
	ordersOf(world).orders.find((each) => each.id === id) ?? refuse('order_not_found');

function change(
	world: World,
	id: string,
	action: AuditAction,
	next: (order: StaffOrderDetails) => Partial<StaffOrderDetails>,
) {
	const state = ordersOf(world);
	const before = find(world, id);
	const order = { ...before, ...next(before) };
	state.orders = replaced(state.orders, before, order);
	const subject = { id, name: order.code };
	const facts = { before: { status: before.status }, after: { status: order.status } };
	noteMockChange(world, { action, subject, reason: null, ...facts });
	return order;
}

const happening = (world: World, more: Partial<Happening> & Pick<Happening, 'kind' | 'what'>): Happening => ({
	...{ at: timeOf(world), about: '', by: '', text: '', ...more },
});

/** Mock answers of what staff do with orders. */
export const staffOrderHandlers = {
	listStaffOrders: ({ world, query }) => {
		const code = readTrackingCode(query.search ?? '')?.code;
		const found = ordersOf(world).orders.filter(
			(order) =>
				(query.concern === undefined || order.concerns.includes(query.concern)) &&
				(query.search === undefined ||
					order.code === code ||
					order.parcels.some(({ trackCode }) => trackCode === code)),
		);
		return pageOf(found, query);
	},
	getStaffOrder: ({ world, params }) => find(world, params.id),
	cancelStaffOrder: ({ world, params, body }) => {
		if (!find(world, params.id).can.cancel) refuse('order_move_refused', { status: find(world, params.id).status });
		return change(world, params.id, 'order_cancelled', ({ parcels, history, can }) => {
			const status = 'order cancelled by customer';
			return {
				...{ status, parcels: parcels.map((parcel) => ({ ...parcel, status })), can: { ...can, cancel: false } },
				history: [happening(world, { kind: 'parcel', what: status, by: 'customer', text: body.cause }), ...history],
			};
		});
	},
	resendOrderReceipt: ({ world, params }) => {
		if (!find(world, params.id).can.resendReceipt)
			refuse('order_move_refused', { status: find(world, params.id).status });
		return change(world, params.id, 'receipt_resent', ({ history }) => ({
			history: [happening(world, { kind: 'message', what: 'payment_received' }), ...history],
		}));
	},
	noteStaffOrder: ({ world, params, body }) =>
		change(world, params.id, 'order_noted', ({ history }) => ({
			history: [happening(world, { kind: 'note', what: '', by: 'Daw Khin', text: body.text }), ...history],
		})),
	recordStaffRefund: ({ world, params, body }) => {
		const own = find(world, params.id).refunds.find(({ id }) => id === params.refundId) ?? refuse('payment_not_found');
		if (own.status !== 'failed') refuse('order_move_refused', { status: own.status });
		return change(world, params.id, 'refund_recorded', ({ refunds, history, concerns }) => ({
			concerns: concerns.filter((concern) => concern !== 'refund_failed'),
			refunds: replaced(refunds, own, { ...own, status: 'settled', transferReference: body.reference }),
			history: [
				happening(world, { kind: 'refund', what: 'settled', about: body.reference, by: 'Daw Khin' }),
				...history,
			],
		}));
	},
} satisfies Partial<MockHandlers>;
