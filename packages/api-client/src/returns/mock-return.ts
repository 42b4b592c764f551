import { piecesInReturns, returnCredit, returnProblem } from '@zaylat/domain/orders';
import type { z } from 'zod';
import { refuse } from '../mocks/answer.ts';
import type { Order, Parcel, ParcelReturn } from '../orders/contract.ts';
import { amountsIn, orderedMock } from '../orders/mock-worth.ts';
import type { requestReturn } from './contract.ts';

/**
 * A return as it would be requested, with its photographs.
 * @throws MockRefusal `bad_request` for pieces that the parcel does not have, `order_move_refused` for those of other returns
 */
export function mockReturn(
	order: Order,
	parcel: Parcel,
	{ lines, reason, note = '', payTo = '' }: z.input<typeof requestReturn.body>,
	{ now, pictures }: { readonly now: number; readonly pictures: ParcelReturn['pictures'] },
): ParcelReturn {
	const problem = returnProblem(lines, parcel.lines, parcel.returns);
	if (problem === 'not_in_parcel') refuse('bad_request');
	if (problem === 'in_return') refuse('order_move_refused', { status: parcel.status });
	const isCash = order.paymentMethod === 'cash_on_delivery';
	if (isCash && payTo === '') refuse('bad_request');
	const before = [...piecesInReturns(parcel.returns)].map(([lineId, quantity]) => ({ lineId, quantity }));
	const credit = amountsIn(parcel.total.currency, returnCredit(orderedMock(order, parcel), before, lines));
	const serial = parcel.returns.length;
	return {
		id: `return-${parcel.trackCode}-${serial}`,
		code: `RT${String(Number(parcel.trackCode.slice(3, 11)) + serial).padStart(8, '0')}`,
		status: 'requested',
		reason,
		note,
		answer: '',
		lines,
		pictures,
		amount: credit.total,
		credit,
		payTo: isCash ? payTo : null,
		sendTo: null,
		requestedAt: new Date(now).toISOString(),
		closedAt: null,
	};
}
