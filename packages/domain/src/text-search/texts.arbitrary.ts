import fc from 'fast-check';

const ALPHABETS = {
	burmese: [0x1000, 0x104f],
	thai: [0x0e01, 0x0e5b],
	han: [0x4e00, 0x4eff],
	latin: [0x20, 0x7e],
	wide: [0xff01, 0xff5e],
} as const;
const letters = Object.values(ALPHABETS).map(([min, max]) =>
	fc.integer({ min, max }).map((code) => String.fromCodePoint(code)),
);
/** Texts of the letters, digits and signs of all scripts that search compares. */
export const texts = fc.string({ unit: fc.oneof(...letters), maxLength: 40 });
