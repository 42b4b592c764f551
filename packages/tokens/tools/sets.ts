import { type Oklch, toHex } from './colour.ts';
import type { ColourSet, Source, Token } from './source.ts';
import { isTree, type Tree } from './tree.ts';

/** A colour as DTCG writes it; `hex` is for tools that know no OKLCH. */
const colour = (value: Oklch) => ({
	colorSpace: 'oklch',
	components: [value.lightness, value.chroma, value.hue],
	alpha: value.alpha,
	hex: toHex(value),
});

const measure = (text: string) => ({ value: Number.parseFloat(text), unit: text.replace(/^[-\d.]+/, '') });

const group = <T>(type: string, tokens: readonly Token<T>[], write: (value: T) => unknown) => ({
	$type: type,
	...Object.fromEntries(
		tokens.map(({ name, value, description, deprecated }) => [
			name,
			{
				$value: write(value),
				...(description && { $description: description }),
				...(deprecated !== undefined && { $deprecated: deprecated }),
			},
		]),
	),
});

const json = (file: Tree) => `${JSON.stringify(file, undefined, 2)}\n`;

/**
 * Writes one set of semantic colours and shadows for design tools, which take one file for each mode: no aliases, every
 * token in it.
 * @returns the text of sets/<name>.json, in DTCG format
 */
export function writeSet(source: Source, set: ColourSet): string {
	return json({
		color: group('color', source.colours(set), colour),
		shadow: group('shadow', source.shadows(set), (layers) =>
			layers.map((layer) => ({
				color: colour(layer.color),
				offsetX: measure(layer.offsetX),
				offsetY: measure(layer.offsetY),
				blur: measure(layer.blur),
				spread: measure(layer.spread),
			})),
		),
	});
}

/** Groups of the source that belong to one set, and rules, which are no tokens. */
const NOT_SHARED: ReadonlySet<string> = new Set(['light', 'dark', 'light-hc', 'dark-hc', 'shadow']);

/**
 * Writes what is the same in every set for design tools: ramps, type, space, shape, motion, layers, widths.
 * @returns the text of sets/shared.json, in DTCG format
 */
export function writeShared(file: Tree): string {
	const shared = Object.entries(file).filter(
		([name, value]) => isTree(value) && !name.startsWith('$') && !NOT_SHARED.has(name),
	);
	return json(Object.fromEntries(shared));
}
