/** A clock that can be set ahead or back, to see what time brings (Decision 16). */
export interface ShiftableClock {
	/** Milliseconds since the epoch, shift included. */
	now(): number;
	/** Offset from the base clock, in milliseconds. */
	shiftMs(): number;
	/** Sets it that far from the clock below; 0 sets it right. */
	shift(ms: number): void;
}

/**
 * Creates a clock with offset 0 until it is shifted. The offset is lost when the process ends.
 * @param below the clock that it goes by
 */
export function createShiftableClock(below: () => number): ShiftableClock {
	let by = 0;
	return {
		now: () => below() + by,
		shiftMs: () => by,
		shift(ms) {
			by = ms;
		},
	};
}
