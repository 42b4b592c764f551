import type { Source } from './source.ts';

/** A token that must not be used any more. */
export interface DeprecatedToken {
	/** Its group and name: `color.accent`. */
	readonly token: string;
	/** Why, and what to use instead. */
	readonly reason: string;
}

/**
 * Lists what is deprecated, for the pages that warn of it.
 * @returns the tokens in the order of the source
 */
export function deprecatedTokens(source: Source): readonly DeprecatedToken[] {
	const groups = {
		color: source.colours('light'),
		shadow: source.shadows('light'),
		text: source.sizes(),
		'font-weight': source.weights(),
		leading: source.leading('latin'),
		space: source.space(),
		radius: source.radii(),
		duration: source.durations(),
		ease: source.easings(),
		'z-index': source.layers(),
		breakpoint: [...source.breakpoints(), ...source.layout()],
	};
	return Object.entries(groups).flatMap(([group, tokens]) =>
		tokens.flatMap(({ name, deprecated: reason }) =>
			reason === undefined ? [] : [{ token: `${group}.${name}`, reason }],
		),
	);
}
