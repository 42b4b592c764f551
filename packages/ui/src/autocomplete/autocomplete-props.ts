import type { ReactNode } from 'react';
import type { ChoicesProps, ComboboxStatus } from '../combobox/combobox-props.ts';

/** Labels of an autocomplete. */
export interface AutocompleteLabels {
	/** Name of the list. Default "Suggestions". */
	readonly list: string;
	/** Announced while suggestions load. Default "Loading". */
	readonly loading: string;
	/** Announced when suggestions are shown. Default "3 suggestions". */
	readonly results: (count: number) => string;
}

type Shared =
	| 'getItemGroup'
	| 'isOpen'
	| 'defaultOpen'
	| 'onOpenChange'
	| 'isItemDisabled'
	| 'items'
	| 'getItemKey'
	| 'getItemText'
	| 'renderItem'
	| 'onQueryChange'
	| 'minQueryLength'
	| 'status'
	| 'onRetry';

/** Props of Autocomplete: those of a native input, and these. Ref and props reach the input, the class name its box. */
export interface AutocompleteProps<T> extends Omit<ChoicesProps<T>, Shared> {
	/** The suggestions: all of them, or with `onQueryChange` those for the text. */
	readonly items: readonly T[];
	/** Identifies a suggestion among the others. */
	readonly getItemKey: (item: T) => string;
	/** The text that a suggestion writes into the field. */
	readonly getItemText: (item: T) => string;
	/** How a suggestion looks in the list. Default: its text. */
	readonly renderItem?: ((item: T) => ReactNode) | undefined;
	/** Heading of a suggestion; suggestions of one heading must follow each other. Default none. */
	readonly getItemGroup?: ((item: T) => string) | undefined;
	/**
	 * Called with what is typed, for the caller to pass other `items`; `isComposing` while an input method has not
	 * finished it. Default: the items are filtered by their text.
	 */
	readonly onQueryChange?: ((query: string, context: { readonly isComposing: boolean }) => void) | undefined;
	/** Default `ready`. After an error the field is a text field without suggestions. */
	readonly status?: ComboboxStatus | undefined;
	/** Letters to type before suggestions are shown. Default 1. */
	readonly minQueryLength?: number | undefined;
	/** The text, when the caller keeps it. Default: the component keeps it. */
	readonly value?: string | undefined;
	/** The text at first, and after a reset of the form. Default empty. */
	readonly defaultValue?: string | undefined;
	/** Called with the text, typed or taken from a suggestion. Default none. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** Called with the suggestion that is chosen, after `onValueChange`. Default none. */
	readonly onItemChoose?: ((item: T) => void) | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<AutocompleteLabels> | undefined;
}
