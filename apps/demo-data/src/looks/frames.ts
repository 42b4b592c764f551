import { round } from './text.ts';

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.3): string =>
	`<radialGradient id="shadow${round(x)}"><stop offset="0" stop-color="#1c1712" stop-opacity="${opacity}"/><stop offset=".6" stop-color="#1c1712" stop-opacity="${opacity * 0.42}"/><stop offset="1" stop-color="#1c1712" stop-opacity="0"/></radialGradient><ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#shadow${round(x)})"/>`;

/** A field within another, cut off at its edges. */
export const framed = (
	x: number,
	y: number,
	width: number,
	height: number,
	radius: number,
	id: string,
	svg: string,
): string =>
	`<clipPath id="${id}"><rect width="${round(width)}" height="${round(height)}" rx="${radius}"/></clipPath><g transform="translate(${round(x)} ${round(y)})" ><g clip-path="url(#${id})">${svg}</g></g>`;
