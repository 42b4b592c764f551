import { toCss } from './colour.ts';
import { type Place, placesOf } from './selectors.ts';
import { type ColourSet, isHighContrast, modeOf, SCRIPTS, SETS, type Source, type Token } from './source.ts';

/** Every variable starts so, to live beside those of other style sheets. */
export const PREFIX = '--zl';

interface Declaration {
	readonly property: string;
	readonly value: string;
	readonly deprecated?: string | undefined;
}

const quote = (family: string) => (/^[a-z-]+$/.test(family) ? family : `'${family}'`);

const declare = <T>(tokens: readonly Token<T>[], group: string, write: (value: T) => string) =>
	tokens.map(
		({ name, value, deprecated }): Declaration => ({
			property: `${PREFIX}-${group}-${name}`,
			value: write(value),
			deprecated,
		}),
	);

/**
 * Writes the comment that is before what is deprecated.
 * @returns nothing where there is no reason
 */
export function deprecation(reason: string | undefined): readonly string[] {
	return reason === undefined ? [] : [`/* Deprecated. ${reason} */`];
}

function block({ selector, media }: Place, declarations: readonly Declaration[]): string {
	const indent = media === undefined ? '' : '\t';
	const lines = [
		...`${selector} {`.split('\n'),
		...declarations.flatMap(({ property, value, deprecated }) =>
			[...deprecation(deprecated), `${property}: ${value};`].map((line) => `\t${line}`),
		),
		'}',
	].map((line) => `${indent}${line}`);
	return (media === undefined ? lines : [`@media ${media} {`, ...lines, '}']).join('\n');
}

const on = (selector: string, declarations: readonly Declaration[], media?: string) =>
	block({ selector, media }, declarations);

const asText = (value: string | number) => `${value}`;

function coloursOf(source: Source, set: ColourSet): readonly Declaration[] {
	return [
		...declare(source.colours(set), 'color', toCss),
		...declare(source.shadows(set), 'shadow', (layers) =>
			layers.map((l) => `${l.offsetX} ${l.offsetY} ${l.blur} ${l.spread} ${toCss(l.color)}`).join(', '),
		),
	];
}

function typeOf(source: Source, script: string): readonly Declaration[] {
	const family = source.families().filter(({ name }) => name === script);
	return [
		...family.map(({ value }) => ({ property: `${PREFIX}-font-sans`, value: value.map(quote).join(', ') })),
		...declare(source.leading(script), 'leading', asText),
	];
}

function shared(source: Source): readonly Declaration[] {
	return [
		...declare(source.sizes(), 'text', asText),
		...declare(source.weights(), 'font-weight', asText),
		...declare(source.space(), 'space', asText),
		...declare(source.radii(), 'radius', asText),
		...declare(source.durations(), 'duration', (value) => `${value}ms`),
		...declare(source.easings(), 'ease', (value) => `cubic-bezier(${value.join(', ')})`),
		...declare(source.layers(), 'z', asText),
	];
}

const still = (source: Source, root: string) =>
	on(
		root,
		declare(source.durations(), 'duration', () => '0.01ms'),
		'(prefers-reduced-motion: reduce)',
	);

/** High contrast declares only what it says itself; the rest stays as its mode declares it. */
function setOf(source: Source, set: ColourSet): readonly Declaration[] {
	if (!isHighContrast(set)) return [{ property: 'color-scheme', value: modeOf(set) }, ...coloursOf(source, set)];
	const own = new Set(source.ownColours(set).map((name) => `${PREFIX}-color-${name}`));
	return coloursOf(source, set).filter(({ property }) => own.has(property));
}

/**
 * Writes every token as a CSS variable.
 * Colour sets hang on `data-color-mode`, on the root or on any part of a page, and on `data-contrast` on the root; type
 * hangs on the element that names its language, so a Burmese name inside an English page is set as Burmese.
 * @returns the text of tokens.css
 */
export function writeCss(source: Source): string {
	const scripts = SCRIPTS.flatMap(({ script, tag }) =>
		tag ? [on(`[lang]:lang(${tag})`, typeOf(source, script))] : [],
	);
	return [
		on(':root', shared(source)),
		on(':root,\n[lang]', typeOf(source, 'latin')),
		...scripts,
		...SETS.flatMap((set) => placesOf(set, undefined).map((place) => block(place, setOf(source, set)))),
		still(source, ':root'),
	].join('\n\n');
}

/** Keeps the declarations whose value another list does not have. */
function differing(declarations: readonly Declaration[], base: readonly Declaration[]): readonly Declaration[] {
	const known = new Map(base.map(({ property, value }) => [property, value]));
	return declarations.filter(({ property, value }) => known.get(property) !== value);
}

/**
 * Writes what a theme changes, and nothing else.
 * A colour that differs in one set is declared in all four, so that no set shows through another.
 * @returns the text of themes/<name>.css
 */
export function writeThemeCss(name: string, theme: Source, base: Source): string {
	const root = `:root[data-theme='${name}']`;
	const changed = new Set(
		SETS.flatMap((set) => differing(coloursOf(theme, set), coloursOf(base, set))).map(({ property }) => property),
	);
	// A script left out would be set in the theme's Latin type, whose selector is the stronger one.
	const hasOwnType = SCRIPTS.some(({ script }) => differing(typeOf(theme, script), typeOf(base, script)).length > 0);
	const type = (hasOwnType ? SCRIPTS : []).map(({ script, tag }) => ({
		selector: tag ? `${root}:lang(${tag}),\n${root} [lang]:lang(${tag})` : `${root},\n${root} [lang]`,
		declarations: typeOf(theme, script),
	}));
	const blocks = [
		{ selector: root, declarations: differing(shared(theme), shared(base)) },
		...type,
		...SETS.flatMap((set) =>
			placesOf(set, name).map((place) => ({
				...place,
				declarations: coloursOf(theme, set).filter(({ property }) => changed.has(property)),
			})),
		),
	].filter(({ declarations }) => declarations.length > 0);
	const hasOwnMotion =
		differing(declare(theme.durations(), '', asText), declare(base.durations(), '', asText)).length > 0;
	return [
		...blocks.map(({ declarations, ...place }) => block({ media: undefined, ...place }, declarations)),
		...(hasOwnMotion ? [still(theme, root)] : []),
	].join('\n\n');
}
