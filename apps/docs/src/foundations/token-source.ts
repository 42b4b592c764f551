import source from '@zaylat/tokens/tokens.json';

/** A token of the DTCG source, as the pages of Foundations show it. */
export interface Token {
	readonly name: string;
	readonly value: unknown;
	readonly description: string;
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The group at a path of the source, for example `font.size`. */
function groupAt(path: string): Group {
	let group: Group = source;
	for (const name of path.split('.')) {
		const next = group[name];
		if (!isGroup(next)) throw new Error(`tokens.json has no group ${path}`);
		group = next;
	}
	return group;
}

/** The tokens of one group, in the order of the source; groups inside it are left out. */
export function tokensOf(path: string): Token[] {
	return Object.entries(groupAt(path)).flatMap(([name, token]) =>
		isGroup(token) && '$value' in token
			? [{ name, value: token.$value, description: String(token.$description ?? '') }]
			: [],
	);
}

/** Names of the groups inside a group, for example the ramps of `palette`. */
export function groupsOf(path: string): string[] {
	return Object.entries(groupAt(path))
		.filter(([name, group]) => !name.startsWith('$') && isGroup(group) && !('$value' in group))
		.map(([name]) => name);
}

/** What a group is for. */
export function descriptionOf(path: string): string {
	return String(groupAt(path).$description ?? '');
}

/** A dimension, duration or number as CSS writes it. */
export function cssText(value: unknown): string {
	if (isGroup(value) && 'unit' in value) return `${value.value}${value.unit}`;
	return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A colour of the source as CSS writes it; references to the palette are followed. */
export function cssColour(value: unknown): string {
	if (typeof value === 'string') {
		const path = value.slice(1, -1).split('.');
		const name = path.pop() ?? '';
		return cssColour(tokensOf(path.join('.')).find((token) => token.name === name)?.value);
	}
	if (!isGroup(value) || !Array.isArray(value.components)) throw new Error('not a colour');
	const alpha = typeof value.alpha === 'number' ? ` / ${value.alpha}` : '';
	return `${value.colorSpace}(${value.components.join(' ')}${alpha})`;
}

/** Lightness and chroma of a colour of the palette, and its hue on a second line. */
export function oklchText(value: unknown): string {
	if (!isGroup(value) || !Array.isArray(value.components)) throw new Error('not a colour');
	const [lightness, chroma, hue] = value.components;
	return `${lightness} ${chroma}\n${hue}°`;
}

/** The layers of a shadow: offsets, blur and spread of each. */
export function shadowText(value: unknown): string {
	if (!Array.isArray(value)) throw new Error('not a shadow of several layers');
	return value
		.map((layer: Group) =>
			[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((length) => cssText(length)).join(' '),
		)
		.join(', ');
}

/** Pairs whose contrast the tokens promise, with the least ratio of each. */
export function contrastPairs(): { text: string; ground: string; minimum: number; more: number; use: string }[] {
	return source.$extensions['com.zaylat.contrast'].flatMap(({ use, minimum, more, of, on }) =>
		of.flatMap((text) => on.map((ground) => ({ text, ground, minimum, more, use }))),
	);
}
