import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Where the choices stand: `loading` while they are on their way, `error` when they did not come. */
export type ComboboxStatus = 'ready' | 'loading' | 'error';

/** The words of a combobox. */
export interface ComboboxLabels {
	/** Name of the list. Default "Choices". */
	readonly list: string;
	/** Name of the button that opens and closes the list. Default "Show choices". */
	readonly open: string;
	/** Name of the button that empties the field. Default "Clear". */
	readonly clear: string;
	/** While choices are on their way. Default "Loading". */
	readonly loading: string;
	/** When nothing matches, with what to do next. Default "No matches. Check the spelling or try another word." */
	readonly empty: string;
	/** When the choices did not come. Default "We couldn’t load the choices." */
	readonly error: string;
	/** Name of the button that asks again. Default "Try again". */
	readonly retry: string;
	/** While too little is typed. Default "Enter 2 letters or more". */
	readonly tooShort: (least: number) => string;
	/** What a screen reader says when choices are there. Default "3 choices". */
	readonly results: (count: number) => string;
}

type Own =
	| 'children'
	| 'defaultValue'
	| 'list'
	| 'onChange'
	| 'prefix'
	| 'role'
	| 'size'
	| 'type'
	| 'value'
	| 'onSelect'
	| 'onBlur';

/** What Combobox and MultiSelect share: the choices, how they are asked for, and what they look like. */
export interface ChoicesProps<T> extends Omit<ComponentPropsWithRef<'input'>, Own> {
	/** The choices: all of them, or with `onQueryChange` those that answer the query. */
	readonly items: readonly T[];
	/** Identifies a choice among the others; it is what a native form sends. */
	readonly getItemKey: (item: T) => string;
	/** The choice in words, whole. */
	readonly getItemText: (item: T) => string;
	/** What a choice looks like in the list. Default: its text. */
	readonly renderItem?: ((item: T) => ReactNode) | undefined;
	/** Heading that a choice is under; choices of one heading must follow each other. Default none. */
	readonly getItemGroup?: ((item: T) => string) | undefined;
	/** Whether a choice cannot be taken now. Default: all can. */
	readonly isItemDisabled?: ((item: T) => boolean) | undefined;
	/**
	 * Called with what is typed, for the caller to bring other `items`, best after a short rest; `isComposing` while an
	 * input method has not settled it. Default: the items are searched by their text.
	 */
	readonly onQueryChange?: ((query: string, context: { readonly isComposing: boolean }) => void) | undefined;
	/** Default `ready`. */
	readonly status?: ComboboxStatus | undefined;
	/** Asks again after an error. Default: no button. */
	readonly onRetry?: (() => void) | undefined;
	/** Letters to type before there are choices. Default 0. */
	readonly minQueryLength?: number | undefined;
	/** Whether the list is open, when the caller keeps that. Default: the component keeps it. */
	readonly isOpen?: boolean | undefined;
	/** Whether the list is open at first. Default false. */
	readonly defaultOpen?: boolean | undefined;
	/** Called when the list opens or closes. Default none. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Called when the focus leaves the whole. Default none. */
	readonly onBlur?: (() => void) | undefined;
	/** `md` (default) is 44 px high, `lg` 52 px, `sm` 36 px for dense tables with a pointer. */
	readonly size?: 'sm' | 'md' | 'lg' | undefined;
	/** What is chosen is not acceptable; sets aria-invalid. Default false. */
	readonly isInvalid?: boolean | undefined;
}
