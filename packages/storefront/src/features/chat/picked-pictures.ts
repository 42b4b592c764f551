import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../core/pictures/shrink-picture.ts';

/** Most pictures that go at once, as with reviews (Specification §4). */
export const MOST_PICTURES = 4;

/** Why a picture was not taken. */
export type PickProblem = 'type' | 'size' | 'count';

/**
 * Adds pictures to those that were picked; what cannot be sent is left out.
 * @returns those that go along, and the first reason for leaving one out
 */
export function pickPictures(
	held: readonly File[],
	picked: readonly File[],
): { readonly taken: readonly File[]; readonly problem: PickProblem | undefined } {
	const taken = [...held];
	let problem: PickProblem | undefined;
	for (const file of picked) {
		const found = problemOf(file, taken.length);
		if (found === undefined) taken.push(file);
		problem ??= found;
	}
	return { taken, problem };
}

function problemOf({ type, size }: File, count: number): PickProblem | undefined {
	if (!CHOSEN_TYPES.includes(type)) return 'type';
	if (size > MOST_CHOSEN_BYTES) return 'size';
	return count >= MOST_PICTURES ? 'count' : undefined;
}
