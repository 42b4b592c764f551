import { DECLARED_TEXT, MOST_DECLARED } from '../search/declared.ts';

/** A value that products declare of an attribute, for example a 6.7-inch screen. */
export interface DeclaredValue {
	readonly attribute: string;
	readonly value: string;
}

/** Reads values from texts such as `screen:6.7`; what is no such text is left out, and each counts once. */
export const readDeclared = (texts: readonly string[]): readonly DeclaredValue[] =>
	[...new Set(texts)]
		.flatMap((text) => {
			const [, attribute, value] = DECLARED_TEXT.exec(text) ?? [];
			return attribute === undefined || value === undefined ? [] : [{ attribute, value }];
		})
		.slice(0, MOST_DECLARED);

/** The text of a value, as addresses have it. */
export const declaredText = ({ attribute, value }: DeclaredValue): string => `${attribute}:${value}`;
