import { toCss } from './colour.ts';
import { SCRIPTS, type SETS, source } from './source.ts';

/** Every variable starts so, to live beside those of other style sheets. */
export const PREFIX = '--zl';

type Declaration = readonly [property: string, value: string];

const quote = (family: string) => (/^[a-z-]+$/.test(family) ? family : `'${family}'`);

const block = (selector: string, declarations: readonly Declaration[], indent = '') =>
	[
		`${indent}${selector} {`,
		...declarations.map(([property, value]) => `${indent}\t${property}: ${value};`),
		`${indent}}`,
	].join('\n');

function colourSet(set: (typeof SETS)[number]): readonly Declaration[] {
	return [
		['color-scheme', set],
		...source.colours(set).map(({ name, value }): Declaration => [`${PREFIX}-color-${name}`, toCss(value)]),
		...source.shadows(set).map(({ name, value }): Declaration => {
			const layers = value.map((l) => `${l.offsetX} ${l.offsetY} ${l.blur} ${l.spread} ${toCss(l.color)}`);
			return [`${PREFIX}-shadow-${name}`, layers.join(', ')];
		}),
	];
}

function typeOf(script: string): readonly Declaration[] {
	const family = source.families().find(({ name }) => name === script)?.value ?? [];
	return [
		[`${PREFIX}-font-sans`, family.map(quote).join(', ')],
		...source.leading(script).map(({ name, value }): Declaration => [`${PREFIX}-leading-${name}`, `${value}`]),
	];
}

function shared(): readonly Declaration[] {
	return [
		...source.sizes().map(({ name, value }): Declaration => [`${PREFIX}-text-${name}`, value]),
		...source.weights().map(({ name, value }): Declaration => [`${PREFIX}-font-weight-${name}`, `${value}`]),
		...source.space().map(({ name, value }): Declaration => [`${PREFIX}-space-${name}`, value]),
		...source.radii().map(({ name, value }): Declaration => [`${PREFIX}-radius-${name}`, value]),
		...source.durations().map(({ name, value }): Declaration => [`${PREFIX}-duration-${name}`, `${value}ms`]),
		...source
			.easings()
			.map(({ name, value }): Declaration => [`${PREFIX}-ease-${name}`, `cubic-bezier(${value.join(', ')})`]),
		...source.layers().map(({ name, value }): Declaration => [`${PREFIX}-z-${name}`, `${value}`]),
	];
}

/**
 * Writes every token as a CSS variable.
 * Colour sets hang on `data-color-mode`, on the root or on any part of a page; type hangs on the element that names
 * its language, so a Burmese name inside an English page is set as Burmese.
 * @returns the text of tokens.css
 */
export function writeCss(): string {
	const scripts = SCRIPTS.flatMap(({ script, tag }) => (tag ? [block(`[lang]:lang(${tag})`, typeOf(script))] : []));
	const still = source.durations().map(({ name }): Declaration => [`${PREFIX}-duration-${name}`, '0.01ms']);
	return [
		block(':root', shared()),
		block(':root,\n[lang]', typeOf('latin')),
		...scripts,
		block(":root,\n[data-color-mode='light'],\n[data-color-mode='system']", colourSet('light')),
		block("[data-color-mode='dark']", colourSet('dark')),
		`@media (prefers-color-scheme: dark) {\n${block("[data-color-mode='system']", colourSet('dark'), '\t')}\n}`,
		`@media (prefers-reduced-motion: reduce) {\n${block(':root', still, '\t')}\n}`,
	].join('\n\n');
}
