import { returnShare } from '@zaylat/domain/orders';
import type { z } from 'zod';
import { MockRefusal } from '../mocks/answer.ts';
import type { Order, Parcel, ParcelReturn } from '../orders/contract.ts';
import type { requestReturn } from './contract.ts';

/** A return as it would be requested. @throws MockRefusal `bad_request` for pieces that the parcel does not have */
export function mockReturn(
	order: Order,
	parcel: Parcel,
	{ lines, reason, note = '', payTo = '' }: z.input<typeof requestReturn.body>,
	now: number,
): ParcelReturn {
	const goods = lines.reduce((sum, { lineId, quantity }) => {
		const line = parcel.lines.find(({ id }) => id === lineId);
		if (!line || quantity > line.quantity) throw new MockRefusal('bad_request');
		return sum + line.unitPrice.amount * quantity;
	}, 0);
	const isCash = order.paymentMethod === 'cash_on_delivery';
	if (isCash && payTo.trim() === '') throw new MockRefusal('bad_request');
	const amounts = {
		goods: parcel.goods.amount,
		delivery: parcel.delivery.amount,
		pointsPaid: parcel.pointsPaid.amount,
		total: parcel.total.amount,
	};
	return {
		id: `return-${parcel.trackCode}`,
		code: `RT${parcel.trackCode.slice(3, 11)}`,
		status: 'requested',
		reason,
		note,
		answer: '',
		lines,
		amount: { ...parcel.total, amount: returnShare(amounts, goods).money },
		payTo: isCash ? payTo : null,
		requestedAt: new Date(now).toISOString(),
		closedAt: null,
	};
}
