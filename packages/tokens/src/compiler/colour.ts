/** A colour of the token source: OKLCH lightness 0..1, chroma, hue in degrees, opacity 0..1. */
export interface Oklch {
	readonly lightness: number;
	readonly chroma: number;
	readonly hue: number;
	readonly alpha: number;
}

type Channels = readonly [red: number, green: number, blue: number];

/** Rounding in OKLCH's published matrices lets pure white overshoot by this much. */
const GAMUT_TOLERANCE = 0.0005;

/**
 * Converts OKLCH to linear-light sRGB by Ottosson's matrices; channels outside 0..1 are outside of sRGB.
 * @returns red, green and blue, linear, 0..1 when displayable
 */
function toLinearSrgb({ lightness, chroma, hue }: Oklch): Channels {
	const angle = (hue * Math.PI) / 180;
	const a = chroma * Math.cos(angle);
	const b = chroma * Math.sin(angle);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
}

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

const encode = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

const luminance = ([red, green, blue]: Channels) => 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);

const decode = (encoded: number) => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);

/** Digits of converted components: differences beyond them are smaller than a step of 8-bit sRGB. */
const rounded = (value: number) => Number(value.toFixed(5));

/**
 * Converts sRGB to OKLCH by Ottosson's matrices.
 * @param channels red, green and blue, 0..1, gamma-encoded
 * @returns lightness 0..1, chroma, hue in degrees 0..360; the hue of greys is 0
 */
export function fromSrgb(channels: Channels): Omit<Oklch, 'alpha'> {
	const [red, green, blue] = [decode(channels[0]), decode(channels[1]), decode(channels[2])];
	const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	const chroma = rounded(Math.hypot(a, b));
	const hue = chroma < 0.0005 ? 0 : rounded((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
	return {
		lightness: rounded(0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
		chroma: hue === 0 && chroma < 0.0005 ? 0 : chroma,
		hue: rounded(hue),
	};
}

/**
 * Says whether every screen can show the colour without clipping it.
 * @returns true when the colour lies inside sRGB
 */
export function isInSrgb(colour: Oklch): boolean {
	return toLinearSrgb(colour).every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);
}

/**
 * Measures how well one opaque colour stands out from another.
 * @returns the WCAG 2 contrast ratio, 1..21
 */
export function contrastRatio(one: Oklch, other: Oklch): number {
	const [light, dark] = [luminance(toLinearSrgb(one)), luminance(toLinearSrgb(other))].sort((x, y) => y - x);
	return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * Writes a colour where OKLCH is not understood: theme-color meta tags, manifests, mail.
 * @returns `#rrggbb`; opacity is left out
 */
export function toHex(colour: Oklch): string {
	const channels = toLinearSrgb(colour).map((channel) => Math.round(encode(clamp(channel)) * 255));
	return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Writes a colour as CSS.
 * @returns `oklch(L C H)` or `oklch(L C H / A)`
 */
export function toCss({ lightness, chroma, hue, alpha }: Oklch): string {
	const opacity = alpha === 1 ? '' : ` / ${alpha}`;
	return `oklch(${lightness} ${chroma} ${hue}${opacity})`;
}
