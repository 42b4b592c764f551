import { Skeleton } from '@zaylat/ui/skeleton';

/** Keeps the place of the courier of an order with one parcel. */
export function CourierPlace() {
	return <Skeleton shape="block" className="h-36 w-full rounded-card" />;
}
