import { deprecation, PREFIX } from './css.ts';
import type { Source, Token } from './source.ts';

/** Namespaces emptied first, so that no colour, size or shadow exists beside the tokens. */
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

/** From this size on, text is set as a heading unless a class says otherwise. */
const HEADING_SIZES: ReadonlySet<string> = new Set(['xl', '2xl', '3xl', '4xl']);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const map = (tokens: readonly Token<unknown>[], theme: string, variable: string) =>
	tokens.flatMap(({ name, deprecated }) => [
		...deprecation(deprecated),
		`${theme}-${name}: var(${PREFIX}-${variable}-${name});`,
	]);

/**
 * Writes the mapping from tokens to Tailwind utilities, `bg-surface`, `text-lg`, `tablet:`.
 * @returns the text of tailwind.css
 */
export function writeTailwind(source: Source): string {
	const sizes = source
		.sizes()
		.flatMap(({ name }) => [
			`--text-${name}: var(${PREFIX}-text-${name});`,
			`--text-${name}--line-height: var(${PREFIX}-leading-${HEADING_SIZES.has(name) ? 'heading' : 'body'});`,
		]);
	const widths = [...source.breakpoints(), ...source.layout()].sort((one, other) => one.value - other.value);
	const inline = [
		...map(source.colours('light'), '--color', 'color'),
		`--font-sans: var(${PREFIX}-font-sans);`,
		...sizes,
		...map(source.weights(), '--font-weight', 'font-weight'),
		...map(source.leading('latin'), '--leading', 'leading'),
		`--spacing: var(${PREFIX}-space-unit);`,
		`--spacing-target: var(${PREFIX}-space-target);`,
		`--container-page: var(${PREFIX}-space-page);`,
		...map(source.radii(), '--radius', 'radius'),
		...map(source.shadows('light'), '--shadow', 'shadow'),
		...map(source.durations(), '--transition-duration', 'duration'),
		...map(source.easings(), '--ease', 'ease'),
		...map(source.layers(), '--z-index', 'z'),
		`--default-transition-duration: var(${PREFIX}-duration-base);`,
		`--default-transition-timing-function: var(${PREFIX}-ease-out);`,
		'--default-font-family: var(--font-sans);',
	];
	return [
		'@theme {',
		...EMPTIED.map((namespace) => `\t--${namespace}-*: initial;`),
		...widths.map(({ name, value }) => `\t--breakpoint-${kebab(name)}: ${value}px;`),
		'}',
		'',
		'@theme inline {',
		...inline.map((line) => `\t${line}`),
		'}',
	].join('\n');
}
