import { type OrderStatus, PARCEL_STEPS, stageOf, stepsDone } from '@zaylat/domain/orders';
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

/** States in which nothing goes on by itself: it was cancelled, or waits for money. */
const STOPPED: ReadonlySet<string> = new Set(['to_pay', 'cancelled']);

/**
 * The way of a parcel: all that happened, oldest first, and the steps to come while it goes on (Decision 9).
 * @param events oldest first; the last one is where it stands
 */
export function parcelWay(events: readonly ParcelNews[]): ParcelStep[] {
	const last = events.at(-1);
	if (last === undefined) return [];
	const happened = events.map((news, index): ParcelStep => {
		const isLast = index === events.length - 1;
		return { status: news.status, place: isLast ? placeOfLast(last.status) : 'done', news };
	});
	if (STOPPED.has(stageOf(last.status))) return happened;
	const ahead = PARCEL_STEPS.slice(stepsDone(last.status));
	return [...happened, ...ahead.map((status): ParcelStep => ({ status, place: 'upcoming', news: undefined }))];
}

function placeOfLast(status: OrderStatus): TimelineStatus {
	const stage = stageOf(status);
	if (STOPPED.has(stage)) return 'failed';
	return stage === 'delivered' ? 'done' : 'current';
}
