/** How long a shop usually takes to answer, in the unit that people would use. */
export interface ReplyTime {
	readonly unit: 'minutes' | 'hours';
	readonly value: number;
}

const MINUTES_PER_HOUR = 60;

/**
 * Minutes until an answer as minutes below an hour, else as whole hours.
 * @param minutes at least 1
 */
export function replyTime(minutes: number): ReplyTime {
	return minutes < MINUTES_PER_HOUR
		? { unit: 'minutes', value: minutes }
		: { unit: 'hours', value: Math.round(minutes / MINUTES_PER_HOUR) };
}
