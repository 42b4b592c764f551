const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8] as const;

/** Least power of ten whose steps are whole amounts. */
const LEAST_POWER = 1;

/**
 * Amounts that a price filter can be set to: round ones, closer together where they are small, as prices are.
 * @param min least price there is, in minor units
 * @param max highest price there is
 * @returns ascending; the first is at most `min`, the last at least `max`
 */
export function priceStops(min: number, max: number): readonly number[] {
	const stops = [0];
	for (let power = LEAST_POWER; ; power += 1) {
		for (const step of STEPS) {
			const stop = step * 10 ** power;
			if (stop <= min) stops.length = 0;
			stops.push(stop);
			if (stop >= max) return stops;
		}
	}
}

/** A price filter as it is set: whole minor units, undefined where it is open. */
export interface PriceChoice {
	readonly minPrice: number | undefined;
	readonly maxPrice: number | undefined;
}

/** Places of a choice among the stops; what lies between two takes the one that leaves more products. */
export function placesOf(stops: readonly number[], { minPrice, maxPrice }: PriceChoice): readonly [number, number] {
	const last = stops.length - 1;
	const from = minPrice === undefined ? 0 : stops.findLastIndex((stop) => stop <= minPrice);
	const to = maxPrice === undefined ? last : stops.findIndex((stop) => stop >= maxPrice);
	return [Math.max(0, from), to === -1 ? last : to];
}

/** The choice that two places among the stops mean; an end of the scale is no limit. */
export function choiceAt(stops: readonly number[], [from, to]: readonly [number, number]): PriceChoice {
	return {
		minPrice: from === 0 ? undefined : stops[from],
		maxPrice: to === stops.length - 1 ? undefined : stops[to],
	};
}
