import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { SearchFieldLabels, SearchGroup, SearchStatus } from './search-popup.tsx';

type OwnProps = 'children' | 'onSubmit' | 'onSelect' | 'onFocus' | 'onBlur';

export interface SearchFieldProps<T> extends Omit<ComponentPropsWithRef<'search'>, OwnProps> {
	/** Accessible name of the field, and its placeholder unless there is another. */
	readonly label: string;
	/** The text in the field. */
	readonly value: string;
	/** Called with the text as it changes; `isComposing` while an input method has not settled it yet. */
	readonly onValueChange: (value: string, context: { readonly isComposing: boolean }) => void;
	/** Called with the text on Enter (with no match marked) and by the search button. */
	readonly onSubmit: (value: string) => void;
	/** Where the search stands; decides what the dropdown shows. */
	readonly status: SearchStatus;
	/** The matches, shown when `status` is `results`; those for an empty text open when the field gets the focus. */
	readonly items: readonly T[];
	/** Identifies a match among the others. */
	readonly getItemKey: (item: T) => string | number;
	/** What a match looks like: picture and shortened name. Its text is the accessible name of the match. */
	readonly renderItem: (item: T) => ReactNode;
	/** The group that a match belongs to; members of a group follow each other. Default: one list without names. */
	readonly getItemGroup?: ((item: T) => SearchGroup) | undefined;
	/** Below the matches: a button that belongs to them, reached by Tab; a press moves the focus to the field. Default none. */
	readonly footer?: ReactNode | undefined;
	/** Called with the match that the person chooses. */
	readonly onSelect: (item: T) => void;
	/** Whether the dropdown may show. */
	readonly isOpen: boolean;
	/** Called when typing, focus or keys open it, and when Escape, a choice or leaving close it. */
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Called after the field lost the focus and the dropdown closed, for the caller to clear the text. */
	readonly onClose?: (() => void) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<SearchFieldLabels> | undefined;
	/** Px that the dropdown may be high; less where a keyboard covers the screen. Default 300 (Specification §9). */
	readonly maxListHeight?: number | undefined;
	/** Ms between losing the focus and closing. Default 300 (Specification §9). */
	readonly closeDelayMs?: number | undefined;
	/** Characters that can be typed. Default 50 (Specification §5). */
	readonly maxLength?: number | undefined;
	/** Name of the text in the form's query. Default `search`. */
	readonly name?: string | undefined;
	/** Path that the form asks (GET) where no script runs. */
	readonly action?: string | undefined;
	/** Text in the empty field. Default: the label. */
	readonly placeholder?: string | undefined;
	/** Hidden fields that go along when the form is sent without script. Default none. */
	readonly children?: ReactNode | undefined;
}
