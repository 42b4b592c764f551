import type { ImageSource } from '../lazy-image/index.ts';

/** One value of an option: red, size M. */
export interface VariantValue {
	/** Identifies it within its option. */
	readonly key: string;
	/** Its name; always visible, so that colour never says it alone. */
	readonly name: string;
	/** The colour that it stands for, as CSS writes it; shown as a dot. Default none. */
	readonly color?: string | undefined;
	/** A picture of it; its name is below. Default none. */
	readonly picture?: VariantPicture | undefined;
}

/** A small picture of a value. */
export interface VariantPicture {
	/** Address of the picture. */
	readonly src: string;
	/** Candidates by width, as in HTML's `srcset`. Default none. */
	readonly srcSet?: string | undefined;
	/** The picture in other formats, best first; `src` is for browsers that show none of them. Default none. */
	readonly sources?: readonly ImageSource[] | undefined;
}

/** A question with one answer: the colour, the size. */
export interface VariantOption {
	/** Identifies it among the options. */
	readonly key: string;
	/** Its name, shown above its values. */
	readonly name: string;
	/** The values to choose from. */
	readonly values: readonly VariantValue[];
}

/** Keys of chosen values by the keys of their options; an option without an answer is left out. */
export type VariantChoice = Readonly<Record<string, string>>;

/** Says whether anything can be had that has these values, whatever the options left out become. */
export type IsAvailable = (choice: VariantChoice) => boolean;

/**
 * The choice that a value is judged by: itself and what is chosen for the options before it.
 *
 * The first option is judged alone and later ones follow it, so that no choice locks another out for good.
 */
export function choiceUpTo(
	options: readonly VariantOption[],
	choice: VariantChoice,
	option: VariantOption,
	key: string,
): VariantChoice {
	const before = options.slice(0, options.indexOf(option)).flatMap((other) => {
		const chosen = choice[other.key];
		return chosen === undefined ? [] : [[other.key, chosen] as const];
	});
	return Object.fromEntries([...before, [option.key, key] as const]);
}

/**
 * Chooses a value. Answers to later options stay where the combination can be had; else the first one that can be had
 * takes their place, and those that were open stay open.
 */
export function chooseValue(
	options: readonly VariantOption[],
	choice: VariantChoice,
	option: VariantOption,
	key: string,
	isAvailable: IsAvailable,
): VariantChoice {
	const start = choiceUpTo(options, choice, option, key);
	const later = options.slice(options.indexOf(option) + 1);
	return complete(later, start, choice, isAvailable) ?? start;
}

function complete(
	[option, ...others]: readonly VariantOption[],
	soFar: VariantChoice,
	wished: VariantChoice,
	isAvailable: IsAvailable,
): VariantChoice | undefined {
	if (option === undefined) return isAvailable(soFar) ? soFar : undefined;
	const wish = wished[option.key];
	if (wish === undefined) return complete(others, soFar, wished, isAvailable);
	const keys = [wish, ...option.values.map(({ key }) => key).filter((key) => key !== wish)];
	for (const key of keys) {
		const next = { ...soFar, [option.key]: key };
		const found = isAvailable(next) ? complete(others, next, wished, isAvailable) : undefined;
		if (found) return found;
	}
	return undefined;
}
