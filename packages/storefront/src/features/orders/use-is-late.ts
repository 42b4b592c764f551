import { EDITIONS } from '@zaylat/domain/editions';
import { isParcelLate, type OrderStatus } from '@zaylat/domain/orders';
import { MINUTE_MS } from '@zaylat/domain/time';
import { useAppContext, useNow } from '../../core/context/app-context.ts';

/** A parcel that is on its way to somebody. */
export interface ArrivingParcel {
	readonly status: OrderStatus;
	readonly arrives: { readonly latest: string } | null;
}

/** Whether a parcel is later by now than it was promised; looked at each minute. */
export function useIsLate({ status, arrives }: ArrivingParcel): boolean {
	const { edition } = useAppContext();
	const now = useNow(MINUTE_MS);
	return arrives !== null && isParcelLate({ status, latest: arrives.latest }, now, EDITIONS[edition].timeZone);
}
