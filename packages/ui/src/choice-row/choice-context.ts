'use client';

import { createContext } from 'react';

/** What a group lends to the choices inside. */
export interface JoinedChoice {
	readonly name?: string | undefined;
	readonly checked?: boolean | undefined;
	readonly defaultChecked?: boolean | undefined;
	readonly disabled?: boolean | undefined;
	readonly required?: boolean | undefined;
	readonly onChange?: (() => void) | undefined;
}

/** React asks for a handler beside `checked`; the group hears the change as it bubbles. */
export const heardByGroup = (): void => {};

/** The group that a choice is in. */
export interface ChoicePlace {
	/** One of the choices, or several. */
	readonly type: 'radio' | 'checkbox';
	/** Its props for the choice of a value; those of the choice itself win. */
	readonly join: (value: unknown) => JoinedChoice;
	/** What is chosen is not acceptable. */
	readonly isInvalid: boolean;
}

/** Null outside of a group. */
export const ChoiceContext = createContext<ChoicePlace | null>(null);
