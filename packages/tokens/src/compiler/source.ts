import { fromSrgb, type Oklch } from './colour.ts';
import { isTree, type Tree } from './tree.ts';

/** A resolved token: its own name, value with aliases followed, and what it is for. */
export interface Token<T> {
	readonly name: string;
	readonly value: T;
	readonly description: string;
	/** Why it must not be used any more, and what to use instead; nothing while it may be used. */
	readonly deprecated: string | undefined;
}

/** Colours that must stand out from grounds by at least `minimum` (WCAG ratio), and by `more` in high contrast. */
export interface ContrastRule {
	readonly use: string;
	readonly minimum: number;
	readonly more: number;
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

const ALIAS = /^\{(.+)\}$/;

function tree(value: unknown, where: string): Tree {
	if (!isTree(value)) throw new Error(`${where} is not a group of tokens`);
	return value;
}

function number(value: unknown, where: string): number {
	if (typeof value !== 'number') throw new Error(`${where} is not a number`);
	return value;
}

function items<T>(value: unknown, where: string, read: (item: unknown, where: string) => T): readonly T[] {
	if (!Array.isArray(value)) throw new Error(`${where} is not a list`);
	return value.map((item) => read(item, where));
}

const text = (value: unknown) => String(value);

type Components = readonly [number, number, number];

/** The colour spaces that a token file may use; colours are converted to OKLCH. */
const COLOUR_SPACES: Readonly<Record<string, (components: Components) => Omit<Oklch, 'alpha'>>> = {
	oklch: ([lightness, chroma, hue]) => ({ lightness, chroma, hue }),
	srgb: fromSrgb,
};

function readColour(value: unknown, where: string): Oklch {
	const colour = tree(value, where);
	const convert = COLOUR_SPACES[String(colour.colorSpace)];
	const [first, second, third, ...rest] = Array.isArray(colour.components) ? colour.components : [];
	if (convert === undefined || third === undefined || rest.length > 0)
		throw new Error(`${where} is not a colour with three components in ${Object.keys(COLOUR_SPACES).join(' or ')}`);
	const components = [number(first, where), number(second, where), number(third, where)] as const;
	return { ...convert(components), alpha: number(colour.alpha ?? 1, where) };
}

function readMeasure(value: unknown, where: string): string {
	const measure = tree(value, where);
	return `${number(measure.value, where)}${String(measure.unit)}`;
}

function readPlainMeasure(value: unknown, where: string): number {
	return number(tree(value, where).value, where);
}

const readNumbers = (value: unknown, where: string) => items(value, where, number);

const readNames = (value: unknown, where: string) => items(value, where, text);

const readShadow = (value: unknown, where: string) =>
	items(value, where, (layer): ShadowLayer => {
		const parts = tree(layer, where);
		return {
			offsetX: readMeasure(parts.offsetX, where),
			offsetY: readMeasure(parts.offsetY, where),
			blur: readMeasure(parts.blur, where),
			spread: readMeasure(parts.spread, where),
			color: readColour(parts.color, where),
		};
	});

const readRule = (value: unknown, where: string): ContrastRule => {
	const rule = tree(value, where);
	return {
		use: text(rule.use),
		minimum: number(rule.minimum, where),
		more: number(rule.more, where),
		of: readNames(rule.of, where),
		on: readNames(rule.on, where),
	};
};

/** The reason of `$deprecated`, with the heir it names in braces by its own name: `{light.accent}` is `accent`. */
function readDeprecated(value: unknown): string | undefined {
	if (value === true) return 'It will be removed.';
	return typeof value === 'string' ? value.replace(/\{(?:[^{}]*\.)?([^{}.]+)\}/g, '$1') : undefined;
}

/** The scripts that the shop's four languages are written in, with the language tags that choose them. */
export const SCRIPTS = [
	{ script: 'latin', tag: undefined },
	{ script: 'myanmar', tag: 'my' },
	{ script: 'thai', tag: 'th' },
	{ script: 'chinese', tag: 'zh' },
] as const;

/** Sizes from which on text is set as a heading: less line height, and bold in the typography tokens. */
export const HEADING_SIZES: ReadonlySet<string> = new Set(['xl', '2xl', '3xl', '4xl']);

/** The four sets of semantic colours: `-hc` are those of high contrast, which say only what differs. */
export const SETS = ['light', 'dark', 'light-hc', 'dark-hc'] as const;

/** Name of a set of semantic colours. */
export type ColourSet = (typeof SETS)[number];

/** Whether a set is for those who wish for more contrast. */
export const isHighContrast = (set: ColourSet) => set.endsWith('-hc');

/** The set that high contrast starts from, or the set itself. */
export const modeOf = (set: ColourSet) => (set.startsWith('dark') ? 'dark' : 'light');

/** Typed readers of a token source. */
export type Source = ReturnType<typeof readSource>;

/**
 * Reads a DTCG file; each reader throws with the token's path when the file is malformed.
 * @param file the whole file, aliases unresolved
 * @returns a reader for each group
 */
export function readSource(file: Tree) {
	const at = (path: string): Tree =>
		path.split('.').reduce<Tree>((group, key) => tree(group[key], path), tree(file, 'tokens.json'));

	const hasToken = (path: string): boolean =>
		isTree(path.split('.').reduce<unknown>((group, key) => (isTree(group) ? group[key] : undefined), file));

	const resolve = (value: unknown, where: string, followed: readonly string[] = []): unknown => {
		const alias = typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
		if (alias === undefined) return value;
		if (!hasToken(alias)) throw new Error(`${where} refers to {${alias}}, which does not exist`);
		if (followed.includes(alias)) throw new Error(`${where} refers to itself through {${alias}}`);
		return resolve(at(alias).$value, where, [...followed, alias]);
	};

	/** A group's entries, after those of the group that it extends. */
	const entries = (path: string): Tree => {
		const group = at(path);
		const base = typeof group.$extends === 'string' ? ALIAS.exec(group.$extends)?.[1] : undefined;
		if (base === undefined) return group;
		const inherited = entries(base);
		const own = Object.entries(group).map(([name, token]): [string, unknown] => {
			const below = inherited[name];
			return [name, isTree(below) && isTree(token) ? { ...below, ...token } : token];
		});
		return { ...inherited, ...Object.fromEntries(own) };
	};

	const list = <T>(
		path: string,
		read: (value: unknown, where: string) => T,
		isListed: (entry: unknown) => boolean = () => true,
	): readonly Token<T>[] => {
		const group = entries(path);
		return Object.entries(group)
			.filter(([name, entry]) => !name.startsWith('$') && isListed(entry))
			.map(([name, entry]) => {
				const where = `${path}.${name}`;
				const token = tree(entry, where);
				return {
					name,
					value: read(resolve(token.$value, where), where),
					description: typeof token.$description === 'string' ? token.$description : '',
					deprecated: readDeprecated(token.$deprecated ?? group.$deprecated),
				};
			});
	};

	return {
		ramps: () =>
			Object.entries(at('palette')).flatMap(([name, entry]) =>
				isTree(entry) && !('$value' in entry) ? [{ name, steps: list(`palette.${name}`, readColour) }] : [],
			),
		/** Colours of the palette that belong to no ramp. */
		paletteColours: () => list('palette', readColour, (entry) => isTree(entry) && '$value' in entry),
		colours: (set: ColourSet) => list(set, readColour),
		/** Names of the colours that a set gives a value of its own. */
		ownColours: (set: ColourSet) => Object.keys(at(set)).filter((name) => !name.startsWith('$')),
		shadows: (set: ColourSet) => list(`shadow.${modeOf(set)}`, readShadow),
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
		contrast: () => items(at('$extensions')['com.zaylat.contrast'], 'com.zaylat.contrast', readRule),
	};
}
