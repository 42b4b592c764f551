import { fromBase64Url } from '../internal/base64.ts';
import { MODEL } from './generated/model.ts';

/** Ranges of letters that have a state of their own, in the order of the model's states; all else is state 0. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
	[0x1000, 0x103f],
	[0x104a, 0x109f],
	[0xaa60, 0xaa7f],
	[0xa9e0, 0xa9ff],
	[0x2000, 0x200b],
];

/** Bytes before the size of the matrix; the generator of the model makes sure that its format is this one. */
const HEADER_BYTES = 28;

interface Model {
	/** Log probability of each transition in Unicode minus that in Zawgyi, row by row. */
	readonly differences: Float32Array;
	readonly size: number;
}

let model: Model | undefined;

/**
 * Tells how probable it is that a Burmese text is in Zawgyi, by the Markov model of myanmar-tools.
 * @param text any text
 * @returns 0 (surely Unicode) to 1 (surely Zawgyi); 0 when nothing speaks for either
 */
export function zawgyiProbability(text: string): number {
	model ??= readModel();
	const { differences, size } = model;
	let state = 0;
	let total = 0;
	for (let position = 0; position <= text.length; position++) {
		// Behind the end there is no letter: NaN is in no range.
		const next = stateOf(text.charCodeAt(position));
		if (state !== 0 || next !== 0) total += differences[state * size + next] ?? 0;
		state = next;
	}
	return total === 0 ? 0 : 1 / (1 + Math.exp(total));
}

function stateOf(codePoint: number): number {
	let state = 1;
	for (const [first, last] of RANGES) {
		if (codePoint >= first && codePoint <= last) return state + codePoint - first;
		state += last - first + 1;
	}
	return 0;
}

function readModel(): Model {
	const bytes = fromBase64Url(MODEL);
	if (bytes === undefined) throw new Error('The Zawgyi model is damaged');
	const view = new DataView(bytes.buffer);
	let offset = HEADER_BYTES;
	const size = view.getInt16(offset);
	offset += 2;
	const differences = new Float32Array(size * size);
	for (let row = 0; row < size; row++) {
		const entries = view.getInt16(offset);
		offset += 2;
		if (entries === 0) continue;
		differences.fill(view.getFloat32(offset), row * size, (row + 1) * size);
		offset += 4;
		for (let entry = 0; entry < entries; entry++) {
			differences[row * size + view.getInt16(offset)] = view.getFloat32(offset + 2);
			offset += 6;
		}
	}
	return { differences, size };
}
