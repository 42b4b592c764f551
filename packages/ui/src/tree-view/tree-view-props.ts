import type { ComponentPropsWithRef, ReactNode } from 'react';

/** An item of a tree. */
export interface TreeViewItem {
	/** Identifies the item in the whole tree. */
	readonly id: string;
	/** Name of the item. */
	readonly label: string;
	/** Picture before the name. Default none. */
	readonly icon?: ReactNode | undefined;
	/** Shown at the line's end, a count for example. Default none. */
	readonly suffix?: ReactNode | undefined;
	/** The items below. An empty list is a branch without items yet. Default: the item is a leaf. */
	readonly children?: readonly TreeViewItem[] | undefined;
	/** The items below are loading. Default false. */
	readonly isLoading?: boolean | undefined;
	/** Cannot be chosen. Default false. */
	readonly isDisabled?: boolean | undefined;
}

/** Labels of a tree. */
export interface TreeViewLabels {
	/** Shown in a branch that loads. Default "Loading". */
	readonly loading: string;
	/** Shown in a branch without items. Default "Nothing here". */
	readonly empty: string;
}

/** Props of TreeView: those of a list, and these. */
export interface TreeViewProps
	extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
	/** The items of the first level. */
	readonly items: readonly TreeViewItem[];
	/** How many items can be chosen. Default `single`. */
	readonly selection?: 'none' | 'single' | 'multiple' | undefined;
	/** Ids of the chosen items, when the caller keeps them. Default: the component keeps them. */
	readonly value?: readonly string[] | undefined;
	/** Ids of the items chosen at first. Default none. */
	readonly defaultValue?: readonly string[] | undefined;
	/** Called with the ids of the chosen items. Default none. */
	readonly onValueChange?: ((value: readonly string[]) => void) | undefined;
	/** Ids of the open branches, when the caller keeps them. Default: the component keeps them. */
	readonly expanded?: readonly string[] | undefined;
	/** Ids of the branches that are open at first. Default none. */
	readonly defaultExpanded?: readonly string[] | undefined;
	/** Called with the ids of the open branches; load the items of a new one here. Default none. */
	readonly onExpandedChange?: ((expanded: readonly string[]) => void) | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<TreeViewLabels> | undefined;
}
