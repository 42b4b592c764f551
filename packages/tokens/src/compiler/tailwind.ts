import { deprecation, PREFIX } from './css.ts';
import { HEADING_SIZES, type Source, type Token } from './source.ts';

/** Namespaces that the resetting theme empties, so that no colour, size or shadow exists beside the tokens. */
const EMPTIED = [
	'color',
	'font',
	'text',
	'font-weight',
	'tracking',
	'leading',
	'radius',
	'shadow',
	'inset-shadow',
	'drop-shadow',
	'text-shadow',
	'ease',
	'breakpoint',
];

/** What is left beside a page where it grows with the window. */
const PAGE_MARGINS = '15rem';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const map = (tokens: readonly Token<unknown>[], theme: string, variable: string) =>
	tokens.flatMap(({ name, deprecated }) => [
		...deprecation(deprecated),
		`${theme}-${name}: var(${PREFIX}-${variable}-${name});`,
	]);

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];

const breakpoints = (source: Source) =>
	[...source.breakpoints(), ...source.layout()]
		.sort((one, other) => one.value - other.value)
		.map(({ name, value }) => `--breakpoint-${kebab(name)}: ${value}px;`);

/** Lines of the theme; `isReplaced` where Tailwind's default theme has the same names with other values. */
interface Part {
	readonly isReplaced: boolean;
	readonly lines: readonly string[];
}

const added = (...lines: readonly string[]): Part => ({ isReplaced: false, lines });

const replaced = (...lines: readonly string[]): Part => ({ isReplaced: true, lines });

function partsOf(source: Source): readonly Part[] {
	const sizes = source
		.sizes()
		.flatMap(({ name }) => [
			`--text-${name}: var(${PREFIX}-text-${name});`,
			`--text-${name}--line-height: var(${PREFIX}-leading-${HEADING_SIZES.has(name) ? 'heading' : 'body'});`,
		]);
	return [
		added(...map(source.colours('light'), '--color', 'color')),
		replaced(`--font-sans: var(${PREFIX}-font-sans);`),
		replaced(...sizes),
		replaced(...map(source.weights(), '--font-weight', 'font-weight')),
		added(...map(source.leading('latin'), '--leading', 'leading')),
		replaced(`--spacing: var(${PREFIX}-space-unit);`),
		added(`--spacing-target: var(${PREFIX}-space-target);`),
		added(
			`--container-page: clamp(var(${PREFIX}-space-page), 100vw - ${PAGE_MARGINS}, var(${PREFIX}-space-page-wide));`,
		),
		...source.radii().map((token) => {
			const lines = map([token], '--radius', 'radius');
			// `rounded-full` is a utility of Tailwind itself.
			return token.name === 'full' ? replaced(...lines) : added(...lines);
		}),
		added(...map(source.shadows('light'), '--shadow', 'shadow')),
		added(...map(source.durations(), '--transition-duration', 'duration')),
		replaced(...map(source.easings(), '--ease', 'ease')),
		added(...map(source.layers(), '--z-index', 'z')),
		replaced(`--default-transition-duration: var(${PREFIX}-duration-base);`),
		replaced(`--default-transition-timing-function: var(${PREFIX}-ease-out);`),
	];
}

/**
 * Writes the theme for apps that use no other design: it empties Tailwind's default theme first, so that what is not a
 * token does not exist.
 * @returns the text of tailwind.css
 */
export function writeTailwind(source: Source): string {
	return [
		...block('@theme', [...EMPTIED.map((namespace) => `--${namespace}-*: initial;`), ...breakpoints(source)]),
		'',
		...block('@theme inline', [
			...partsOf(source).flatMap(({ lines }) => lines),
			'--default-font-family: var(--font-sans);',
		]),
	].join('\n');
}

/**
 * Writes the theme for apps that have a design of their own: it adds names and changes none. Where Tailwind's default
 * theme has the same name (`text-lg`, `ease-out`), the tokens apply inside components only, by the variables that the
 * utilities read.
 * @returns the text of tailwind-additive.css
 */
export function writeAdditiveTailwind(source: Source): string {
	const linesOf = (wanted: boolean) =>
		partsOf(source).flatMap(({ isReplaced, lines }) => (isReplaced === wanted ? lines : []));
	return [
		...block('@theme', breakpoints(source)),
		'',
		...block('@theme inline', linesOf(false)),
		'',
		...block('@layer base', block(':where([data-part])', linesOf(true))),
	].join('\n');
}
