import { CURRENCIES } from '@zaylat/domain/money';
import drawings from '../recorded/drawings.json' with { type: 'json' };

/** Drawings of goods on a transparent ground of 64 x 64, flat and without outlines, by their keys. */
const DRAWINGS: Readonly<Record<string, string>> = drawings;

/** How each shot of a gallery shows the drawing, by the end of its key; tried in this order. */
const SHOTS: Readonly<Record<string, (drawing: string) => string>> = {
	'-close': (drawing) => `<g transform="translate(-26 -20) scale(1.8)">${drawing}</g>`,
	'-tilted': (drawing) => `<g transform="rotate(-14 32 32) translate(3.2 3.2) scale(.9)">${drawing}</g>`,
	'-pair': (drawing) =>
		`<g transform="translate(24 4) scale(.6)" opacity=".75">${drawing}</g><g transform="translate(2 18) scale(.66)">${drawing}</g>`,
};

/**
 * Draws a picture of the mock catalogue.
 * @param key for example `shirt`, `shirt-close` or `coin-mmk`.
 * @param width in CSS pixels; height is the same.
 * @returns an SVG document on a transparent ground, or undefined for an unknown key.
 */
export function pictureSvg(key: string, width: number): string | undefined {
	const drawn = coin(key) ?? shot(key);
	if (drawn === undefined) return undefined;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="-8 -8 80 80">${drawn}</svg>`;
}

function shot(key: string): string | undefined {
	const plain = DRAWINGS[key];
	if (plain !== undefined) return plain;
	for (const [end, show] of Object.entries(SHOTS)) {
		const drawing = key.endsWith(end) ? DRAWINGS[key.slice(0, -end.length)] : undefined;
		if (drawing !== undefined) return show(drawing);
	}
	return undefined;
}

function coin(key: string): string | undefined {
	const currency = Object.values(CURRENCIES).find((each) => key === `coin-${each.key}`);
	if (!currency) return undefined;
	const size = currency.symbol.length > 2 ? 17 : 28;
	return `<circle cx="32" cy="32" r="30" fill="#e0a32e"/><circle cx="32" cy="32" r="25" fill="#ffd166"/><text x="32" y="${32 + size * 0.36}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#7a4f10">${currency.symbol}</text>`;
}
