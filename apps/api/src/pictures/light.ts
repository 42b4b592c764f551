/** Linear light of renders and colours, and the bytes that show it. */

/** Brightest linear light that a render stores; `HEADROOM` of tools/pictures/studio/studio.py. */
const HEADROOM = 1.6;
/** Light above this is compressed, so that highlights keep their form. */
const SHOULDER = 0.8;
/** Entries of the table from linear light to bytes. */
const STEPS = 4096;
/** Light at the end of that table; above it pictures are white. */
const BRIGHTEST = 4;

const decoded = (coded: number) => (coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4);
const coded = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
const toned = (linear: number) =>
	linear <= SHOULDER ? linear : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - linear) / (1 - SHOULDER)));

/** Linear light of a byte of a render. */
export const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => decoded(byte / 255) * HEADROOM);
/** Linear part of a byte of a colour, 0 to 1. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => decoded(byte / 255));
/** Shown byte of linear light, in steps of `BRIGHTEST / STEPS`. */
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
	Math.round(255 * coded(toned((step / STEPS) * BRIGHTEST))),
);

/** The byte that shows linear light. */
export const byteOf = (linear: number): number =>
	BYTES[Math.min(STEPS, Math.round((linear / BRIGHTEST) * STEPS))] ?? 255;

/** Red, green and blue of a CSS colour (`#rrggbb`) as bytes. */
export function bytesOf(colour: string): readonly [red: number, green: number, blue: number] {
	const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
	return [channel(1), channel(3), channel(5)];
}
