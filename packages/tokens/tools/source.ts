import tokens from '../src/tokens.json' with { type: 'json' };
import type { Oklch } from './colour.ts';

/** A resolved token: its own name, value with aliases followed, and what it is for. */
export interface Token<T> {
	readonly name: string;
	readonly value: T;
	readonly description: string;
}

/** Colours that must stand out from grounds by at least `minimum` (WCAG ratio), in light and in dark. */
export interface ContrastRule {
	readonly use: string;
	readonly minimum: number;
	readonly of: readonly string[];
	readonly on: readonly string[];
}

/** One layer of a shadow, as CSS parts. */
export interface ShadowLayer {
	readonly offsetX: string;
	readonly offsetY: string;
	readonly blur: string;
	readonly spread: string;
	readonly color: Oklch;
}

type Tree = { readonly [key: string]: unknown };

const ALIAS = /^\{(.+)\}$/;

function isTree(value: unknown): value is Tree {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tree(value: unknown, where: string): Tree {
	if (!isTree(value)) throw new Error(`${where} is not a group of tokens`);
	return value;
}

function number(value: unknown, where: string): number {
	if (typeof value !== 'number') throw new Error(`${where} is not a number`);
	return value;
}

function at(path: string): Tree {
	return path.split('.').reduce<Tree>((group, key) => tree(group[key], path), tree(tokens, 'tokens.json'));
}

function resolve(value: unknown): unknown {
	const alias = typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
	return alias === undefined ? value : resolve(at(alias).$value);
}

function list<T>(path: string, read: (value: unknown, where: string) => T): readonly Token<T>[] {
	return Object.entries(at(path))
		.filter(([name]) => !name.startsWith('$'))
		.map(([name, entry]) => {
			const where = `${path}.${name}`;
			const token = tree(entry, where);
			const description = typeof token.$description === 'string' ? token.$description : '';
			return { name, value: read(resolve(token.$value), where), description };
		});
}

function readColour(value: unknown, where: string): Oklch {
	const colour = tree(value, where);
	const components = Array.isArray(colour.components) ? colour.components : [];
	if (colour.colorSpace !== 'oklch' || components.length !== 3) throw new Error(`${where} is not an OKLCH colour`);
	const [lightness, chroma, hue] = components.map((component) => number(component, where));
	return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0, alpha: number(colour.alpha ?? 1, where) };
}

function readMeasure(value: unknown, where: string): string {
	const measure = tree(value, where);
	return `${number(measure.value, where)}${String(measure.unit)}`;
}

function readPlainMeasure(value: unknown, where: string): number {
	return number(tree(value, where).value, where);
}

function readNumbers(value: unknown, where: string): readonly number[] {
	if (!Array.isArray(value)) throw new Error(`${where} is not a list of numbers`);
	return value.map((item) => number(item, where));
}

function readNames(value: unknown, where: string): readonly string[] {
	if (!Array.isArray(value)) throw new Error(`${where} is not a list of names`);
	return value.map(String);
}

function readShadow(value: unknown, where: string): readonly ShadowLayer[] {
	if (!Array.isArray(value)) throw new Error(`${where} is not a list of shadow layers`);
	return value.map((layer) => {
		const parts = tree(layer, where);
		return {
			offsetX: readMeasure(parts.offsetX, where),
			offsetY: readMeasure(parts.offsetY, where),
			blur: readMeasure(parts.blur, where),
			spread: readMeasure(parts.spread, where),
			color: readColour(parts.color, where),
		};
	});
}

/** The scripts that the shop's four languages are written in, with the language tags that choose them. */
export const SCRIPTS = [
	{ script: 'latin', tag: undefined },
	{ script: 'myanmar', tag: 'my' },
	{ script: 'thai', tag: 'th' },
	{ script: 'chinese', tag: 'zh' },
] as const;

/** The two sets of semantic colours. */
export const SETS = ['light', 'dark'] as const;

/** Typed readers of the token source; each throws with the token's path when the source is malformed. */
export const source = {
	ramps: () =>
		Object.entries(at('palette')).flatMap(([name, entry]) =>
			isTree(entry) && !('$value' in entry) ? [{ name, steps: list(`palette.${name}`, readColour) }] : [],
		),
	colours: (set: (typeof SETS)[number]) => list(set, readColour),
	shadows: (set: (typeof SETS)[number]) => list(`shadow.${set}`, readShadow),
	families: () => list('font.family', readNames),
	sizes: () => list('font.size', readMeasure),
	weights: () => list('font.weight', number),
	leading: (script: string) => list(`font.leading.${script}`, number),
	space: () => list('space', readMeasure),
	radii: () => list('radius', readMeasure),
	durations: () => list('duration', readPlainMeasure),
	easings: () => list('easing', readNumbers),
	layers: () => list('z-index', number),
	breakpoints: () => list('breakpoint', readPlainMeasure),
	breakpointFallback: () => String(tree(at('breakpoint').$extensions, 'breakpoint')['com.zaylat.fallback']),
	layout: () => list('layout', readPlainMeasure),
	contrast: (): readonly ContrastRule[] => tokens.$extensions['com.zaylat.contrast'],
};
