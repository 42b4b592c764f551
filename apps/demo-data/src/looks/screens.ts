import { hsl } from './colours.ts';
import type { Subject } from './subject.ts';
import { round } from './text.ts';

/** Defines a gradient from above down. */
const fade = (id: string, stops: readonly string[], turn = 90) =>
	`<linearGradient id="${id}" gradientTransform="rotate(${turn} .5 .5)">${stops
		.map((colour, i) => `<stop offset="${round(i / (stops.length - 1))}" stop-color="${colour}"/>`)
		.join('')}</linearGradient>`;

/** Draws on a field of a size; ids of gradients begin with `id`. */
type Draw = (subject: Subject, width: number, height: number, id: string) => string;

const ridge = (subject: Subject, purpose: string, width: number, base: number, rise: number, height: number) => {
	const points = Array.from({ length: 9 }, (_, i) => {
		const y = base - rise * subject.chance(`${purpose}${i}`);
		return `L${round((width * i) / 8)} ${round(y)}`;
	});
	return `M0 ${height} L0 ${base} ${points.join(' ')} V${height}Z`;
};

const mountains: Draw = (subject, w, h, id) => {
	const hue = subject.chance('sky') * 360;
	const layers = [0, 1, 2, 3].map(
		(i) =>
			`<path d="${ridge(subject, `m${i}`, w, h * (0.5 + 0.13 * i), h * (0.3 - 0.05 * i), h)}" fill="${hsl(hue + 200 - 14 * i, 0.42, 0.62 - 0.14 * i)}"/>`,
	);
	const x = w * (0.2 + 0.6 * subject.chance('sun'));
	return `<defs>${fade(`${id}s`, [hsl(hue + 210, 0.62, 0.46), hsl(hue + 20, 0.8, 0.74), hsl(hue + 44, 0.9, 0.82)])}</defs><rect width="${w}" height="${h}" fill="url(#${id}s)"/><circle cx="${x}" cy="${h * 0.34}" r="${h * 0.09}" fill="#fff6dc" opacity=".9"/>${layers.join('')}`;
};

const sea: Draw = (subject, w, h, id) => {
	const hue = subject.pick('sea', [188, 204, 20, 340, 250, 160]) + subject.chance('hue') * 24;
	const waves = Array.from({ length: 9 }, (_, i) => {
		const y = h * (0.58 + 0.05 * i);
		return `<path d="M0 ${round(y)} Q${w * 0.25} ${round(y - h * 0.02 * (i + 1) * 0.4)} ${w * 0.5} ${round(y)} T${w} ${round(y)}" stroke="#ffffff" stroke-opacity="${0.1 + 0.04 * subject.chance(`w${i}`)}" stroke-width="${round(h * 0.008 * (1 + i * 0.4))}" fill="none"/>`;
	});
	const x = w * (0.25 + 0.5 * subject.chance('island'));
	return `<defs>${fade(`${id}s`, [hsl(hue + 24, 0.7, 0.4), hsl(hue - 150, 0.84, 0.72)])}${fade(`${id}w`, [hsl(hue, 0.6, 0.5), hsl(hue + 14, 0.8, 0.24)])}</defs><rect width="${w}" height="${h}" fill="url(#${id}s)"/><circle cx="${w * (0.15 + 0.7 * subject.chance('sun'))}" cy="${h * 0.44}" r="${h * 0.12}" fill="#fff1cf"/><path d="M${x - w * 0.16} ${h * 0.56} q${w * 0.06} ${-h * 0.3} ${w * 0.12} ${-h * 0.16} q${w * 0.08} ${-h * 0.2} ${w * 0.2} ${h * 0.16}Z" fill="${hsl(hue + 10, 0.45, 0.2)}"/><rect y="${h * 0.56}" width="${w}" height="${h * 0.44}" fill="url(#${id}w)"/>${waves.join('')}`;
};

const dunes: Draw = (subject, w, h, id) => {
	const hue = subject.pick('sand', [28, 14, 340, 200, 265]) + subject.chance('hue') * 20;
	const layers = [0, 1, 2, 3, 4].map((i) => {
		const y = h * (0.36 + 0.13 * i);
		const bend = h * (0.3 * subject.chance(`d${i}`) - 0.12);
		return `<path d="M0 ${round(y)} C${w * 0.3} ${round(y - bend)} ${w * 0.6} ${round(y + bend)} ${w} ${round(y - bend * 0.6)} V${h} H0Z" fill="${hsl(hue - 5 * i, 0.72, 0.68 - 0.11 * i)}"/>`;
	});
	return `<defs>${fade(`${id}s`, [hsl(hue + 190, 0.5, 0.32), hsl(hue + 10, 0.75, 0.72)])}</defs><rect width="${w}" height="${h}" fill="url(#${id}s)"/>${layers.join('')}`;
};

const petals: Draw = (subject, w, h, id) => {
	const hue = subject.chance('flower') * 360;
	const flowers = Array.from({ length: 7 }, (_, i) => {
		const x = w * subject.chance(`x${i}`);
		const y = h * subject.chance(`y${i}`);
		const r = h * (0.1 + 0.2 * subject.chance(`r${i}`));
		const leaves = Array.from(
			{ length: 8 },
			(__, k) =>
				`<ellipse cx="${round(x)}" cy="${round(y - r * 0.6)}" rx="${round(r * 0.28)}" ry="${round(r * 0.62)}" transform="rotate(${45 * k + 20 * i} ${round(x)} ${round(y)})" fill="${hsl(hue + 14 * i, 0.82, 0.52 + 0.05 * (k % 3))}"/>`,
		);
		return `${leaves.join('')}<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.22)}" fill="${hsl(hue + 50, 0.9, 0.66)}"/>`;
	});
	return `<defs>${fade(`${id}s`, [hsl(hue + 130, 0.5, 0.2), hsl(hue + 170, 0.6, 0.34)], 40)}</defs><rect width="${w}" height="${h}" fill="url(#${id}s)"/>${flowers.join('')}`;
};

const city: Draw = (subject, w, h, id) => {
	const hue = subject.pick('night', [230, 262, 200, 320, 16]) + subject.chance('hue') * 20;
	const houses = Array.from({ length: 15 }, (_, i) => {
		const width = w / 14;
		const tall = h * (0.2 + 0.45 * subject.chance(`h${i}`));
		const lights = Array.from({ length: 14 }, (__, k) =>
			subject.chance(`l${i}${k}`) < 0.5
				? ''
				: `<rect x="${round(i * width - width * 0.4 + (k % 3) * width * 0.28)}" y="${round(h - tall + h * 0.03 + Math.floor(k / 3) * h * 0.07)}" width="${round(width * 0.13)}" height="${round(h * 0.028)}" fill="${hsl(46, 0.95, 0.7)}"/>`,
		);
		return `<rect x="${round(i * width - width / 2)}" y="${round(h - tall)}" width="${round(width * 0.95)}" height="${round(tall)}" fill="${hsl(hue, 0.5, 0.12 + 0.07 * (i % 3))}"/>${lights.join('')}`;
	});
	return `<defs>${fade(`${id}s`, [hsl(hue, 0.6, 0.16), hsl(hue + 50, 0.7, 0.5), hsl(hue + 110, 0.85, 0.68)])}</defs><rect width="${w}" height="${h}" fill="url(#${id}s)"/>${houses.join('')}`;
};

const ribbons: Draw = (subject, w, h, id) => {
	const hue = subject.chance('ribbon') * 360;
	const spread = subject.pick('spread', [5, 9, 14, 22, -10]);
	const bands = Array.from({ length: 7 }, (_, i) => {
		const y = h * (0.1 + 0.13 * i);
		const bend = h * (0.5 * subject.chance(`b${i}`) - 0.25);
		return `<path d="M${-w * 0.1} ${round(y)} C${w * 0.3} ${round(y + bend)} ${w * 0.6} ${round(y - bend)} ${w * 1.1} ${round(y + bend * 0.5)} L${w * 1.1} ${round(y + h * 0.2)} C${w * 0.6} ${round(y - bend + h * 0.2)} ${w * 0.3} ${round(y + bend + h * 0.3)} ${-w * 0.1} ${round(y + h * 0.2)}Z" fill="${hsl(hue + spread * i, 0.6 + 0.04 * i, 0.4 + 0.045 * i)}" opacity=".72"/>`;
	});
	return `<defs>${fade(`${id}s`, [hsl(hue + 200, 0.7, 0.2), hsl(hue + 250, 0.7, 0.36)], 45)}</defs><rect width="${w}" height="${h}" fill="url(#${id}s)"/>${bands.join('')}`;
};

const orbs: Draw = (subject, w, h, id) => {
	const hue = subject.chance('orb') * 360;
	const discs = Array.from({ length: 5 }, (_, i) => {
		const r = Math.max(w, h) * (0.16 + 0.28 * subject.chance(`r${i}`));
		return `<circle cx="${round(w * subject.chance(`x${i}`))}" cy="${round(h * subject.chance(`y${i}`))}" r="${round(r)}" fill="url(#${id}${i % 3})" opacity=".85"/>`;
	});
	const turned = [0, 1, 2].map((i) =>
		fade(`${id}${i}`, [hsl(hue + 40 * i, 0.9, 0.66), hsl(hue + 70 + 60 * i, 0.85, 0.42)], 60 * i),
	);
	return `<defs>${fade(`${id}s`, [hsl(hue + 180, 0.6, 0.26), hsl(hue + 220, 0.75, 0.5)], 60)}${turned.join('')}</defs><rect width="${w}" height="${h}" fill="url(#${id}s)"/>${discs.join('')}`;
};

const SCENERY = [mountains, sea, dunes, petals, city] as const;
const WALLPAPERS = [ribbons, orbs, dunes, mountains, ribbons, sea] as const;

/** What a television or a poster shows. */
export const scenery: Draw = (subject, width, height, id) =>
	subject.pick('scenery', SCENERY)(subject, width, height, id);

/** The wallpaper of a phone or a computer. */
export const wallpaper: Draw = (subject, width, height, id) =>
	subject.pick('wallpaper', WALLPAPERS)(subject, width, height, id);
