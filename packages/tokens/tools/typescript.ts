import { toHex } from './colour.ts';
import { SETS, source, type Token } from './source.ts';

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function record(tokens: readonly Token<number>[]): string {
	const lines = tokens.flatMap(({ name, value, description }) => [
		...(description ? [`\t/** ${description} */`] : []),
		`\t${camel(name)}: ${value},`,
	]);
	return `{\n${lines.join('\n')}\n} as const`;
}

/**
 * Writes what code needs to know of the tokens; what only style sheets need stays out, to be small.
 * @returns the text of tokens.ts
 */
export function writeTypeScript(): string {
	const names = source.colours('light').map(({ name }) => `\t'${name}',`);
	const grounds = SETS.map((set) => {
		const surface = source.colours(set).find(({ name }) => name === 'surface');
		return `\t${set}: '${surface ? toHex(surface.value) : ''}',`;
	});
	return `/** Least width in CSS pixels of each breakpoint (Specification §9). */
export const BREAKPOINTS = ${record(source.breakpoints())};

/** Name of a breakpoint of the specification. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** What a viewport counts as while its width is unknown (Specification §9). */
export const BREAKPOINT_FALLBACK = '${source.breakpointFallback()}';

/** Widths in CSS pixels at which layouts change beside the specified breakpoints. */
export const LAYOUT_BREAKPOINTS = ${record(source.layout())};

/** Values of the attribute \`data-color-mode\`; \`system\` follows the device by CSS alone. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;

/** A value of the attribute \`data-color-mode\`. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** Names of the semantic colours; each is a Tailwind colour and a CSS variable. */
export const colorNames = [
${names.join('\n')}
] as const;

/** Name of a semantic colour. */
export type ColorName = (typeof colorNames)[number];

/** Page ground as \`#rrggbb\`, for theme-color meta tags and manifests, which know no CSS variables. */
export const themeColor = {
${grounds.join('\n')}
} as const;

/** Durations of motion in milliseconds, before the wish for reduced motion is heeded. */
export const duration = ${record(source.durations())};

/** Layers of the page, from content to the loading bar. */
export const zIndex = ${record(source.layers())};
`;
}
