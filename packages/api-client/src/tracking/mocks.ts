import { readTrackingCode } from '@zaylat/domain/orders';
import { MOCK_TRACK_TOKEN } from '../mocks/account-state.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { parcelsOf } from '../orders/mock-state.ts';

/** Mock answers of tracking: every order of the world, with any phone number that can be one, or the mock token. */
export const trackingHandlers = {
	trackOrder: (call) => {
		const { code: typed, token, phone = '' } = call.body;
		const code = readTrackingCode(typed);
		const found = parcelsOf(call).filter(({ order, parcel }) =>
			[order.code, parcel.trackCode].includes(code?.code ?? ''),
		);
		const isProven = token === undefined ? /\d{6}/.test(phone.replace(/\s/g, '')) : token === MOCK_TRACK_TOKEN;
		const [first] = found;
		if (!first || !isProven) refuse('order_not_found');
		const { code: orderCode, status, placedAt } = first.order;
		return {
			...{ code: orderCode, status, placedAt },
			parcels: found.map(({ parcel: { trackCode, shop, kind, status, service, arrives, lines, events } }) => ({
				...{ trackCode, shop, kind, status, arrives },
				service: service?.name ?? null,
				pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
				events: events.map(({ status: reached, note, at }) => ({ status: reached, note, at })),
			})),
		};
	},
} satisfies Partial<MockHandlers>;
