import { readTrackingCode } from '@zaylat/domain/orders';
import { MOCK_TRACK_TOKEN } from '../mocks/account-state.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { ordersOf } from '../orders/mock-state.ts';

/** Mock answers of tracking: every order of the world, with any phone number that can be one, or the mock token. */
export const trackingHandlers = {
	trackOrder: ({ world, catalogue, body }) => {
		const code = readTrackingCode(body.code);
		const order = ordersOf(world, catalogue).find(
			(one) => one.code === code?.code || one.parcels.some(({ trackCode }) => trackCode === code?.code),
		);
		const isProven =
			body.token === undefined ? /\d{6}/.test(body.phone?.replace(/\s/g, '') ?? '') : body.token === MOCK_TRACK_TOKEN;
		if (!order || !isProven) refuse('order_not_found');
		const parcels = order.parcels.filter(({ trackCode }) => code?.kind === 'order' || trackCode === code?.code);
		return {
			code: order.code,
			status: order.status,
			placedAt: order.placedAt,
			parcels: parcels.map(({ trackCode, shop, kind, status, service, arrives, lines, events }) => ({
				...{ trackCode, shop, kind, status, arrives },
				service: service?.name ?? null,
				pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
				events: events.map(({ status: reached, note, at }) => ({ status: reached, note, at })),
			})),
		};
	},
} satisfies Partial<MockHandlers>;
