import { toHex } from './colour.ts';
import { PREFIX } from './css.ts';
import type { Source, Token } from './source.ts';

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A name as a key of an object, quoted only where it must be. */
const key = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

/** One docstring for what a token is for and why it must not be used. */
function docstring({ description, deprecated }: Token<unknown>): readonly string[] {
	const parts = [description, ...(deprecated === undefined ? [] : [`@deprecated ${deprecated}`])].filter(Boolean);
	return parts.length > 0 ? [`\t/** ${parts.join(' ')} */`] : [];
}

function record(tokens: readonly Token<number>[]): string {
	const lines = tokens.flatMap((token) => [...docstring(token), `\t${camel(token.name)}: ${token.value},`]);
	return `{\n${lines.join('\n')}\n} as const`;
}

/**
 * Writes what code needs to know of the tokens; what only style sheets need stays out, to be small.
 * @returns the text of tokens.ts
 */
export function writeTypeScript(source: Source): string {
	const colours = source
		.colours('light')
		.flatMap((token) => [...docstring(token), `\t${key(token.name)}: 'var(${PREFIX}-color-${token.name})',`]);
	const grounds = (['light', 'dark'] as const).map((set) => {
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

/** Values of the attribute \`data-contrast\` on the root; \`system\`, as none at all, follows the device by CSS alone. */
export const CONTRASTS = ['normal', 'more', 'system'] as const;

/** A value of the attribute \`data-contrast\`. */
export type Contrast = (typeof CONTRASTS)[number];

/** The CSS variable of each semantic colour, for the rare place that no utility class reaches. */
export const color = {
${colours.join('\n')}
} as const;

/** Name of a semantic colour; each is a Tailwind colour too. */
export type ColorName = keyof typeof color;

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
