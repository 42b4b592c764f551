import { isCancelled, type OrderStatus, PARCEL_STEPS, stageOf, stepsDone } from '@zaylat/domain/orders';
import type { TimelineStatus } from '@zaylat/ui/timeline';

/** Something that happened to a parcel, as both an order and tracking tell it. */
export interface ParcelNews {
	readonly status: OrderStatus;
	readonly note: string;
	readonly at: string;
}

/** A step of a parcel's way: what happened, or what is still to come. */
export interface ParcelStep {
	readonly status: OrderStatus;
	readonly place: TimelineStatus;
	/** What happened; undefined for what is to come. */
	readonly news: ParcelNews | undefined;
}

/** Whether nothing goes on by itself: it was cancelled, or its payment failed. */
const isStopped = (status: OrderStatus): boolean => status === 'payment failed' || isCancelled(status);

/** News without what later news made pointless: attempts to pay that failed, and where the order stood before them. */
const stillTrue = (events: readonly ParcelNews[]): ParcelNews[] =>
	events
		.filter(({ status }, index) => index === events.length - 1 || stageOf(status) !== 'to_pay')
		.filter(({ status }, index, kept) => kept[index - 1]?.status !== status);

/**
 * The way of a parcel: what happened, oldest first, and the steps to come while it goes on (Decision 9). Attempts to pay
 * that failed are left out once another one runs or came through.
 * @param all oldest first; the last one is where it stands
 */
export function parcelWay(all: readonly ParcelNews[]): ParcelStep[] {
	const events = stillTrue(all);
	const last = events.at(-1);
	if (last === undefined) return [];
	const happened = events.map((news, index): ParcelStep => {
		const isLast = index === events.length - 1;
		return { status: news.status, place: isLast ? placeOfLast(last.status) : 'done', news };
	});
	if (isStopped(last.status)) return happened;
	const ahead = PARCEL_STEPS.slice(stepsDone(last.status));
	return [...happened, ...ahead.map((status): ParcelStep => ({ status, place: 'upcoming', news: undefined }))];
}

function placeOfLast(status: OrderStatus): TimelineStatus {
	if (isStopped(status)) return 'failed';
	return stageOf(status) === 'delivered' ? 'done' : 'current';
}
