import type { z } from 'zod';
import { call } from '../http/request.ts';
import type { trackOrder } from './contract.ts';

/** An order or parcel by code and phone number, or by code and token: `response.data`. Error: `order_not_found`. */
export function tracking(wanted: z.input<typeof trackOrder.body>) {
	return call<typeof trackOrder>('POST', '/api/tracking', { guarded: true, body: wanted });
}
