import type { TreeViewItem, TreeViewLabels } from './tree-view-props.ts';

/** An item on screen, with its place in the tree. */
export interface VisibleItem {
	readonly item: TreeViewItem;
	/** Id of the branch around it. Undefined: first level. */
	readonly parentId: string | undefined;
	/** 1 for the first level. */
	readonly level: number;
	/** Place among the items of its branch, from 1. */
	readonly position: number;
	/** How many items its branch contains. */
	readonly count: number;
	readonly isBranch: boolean;
	readonly isExpanded: boolean;
	/** Says that its branch loads or is empty. */
	readonly isNote: boolean;
}

interface Place {
	readonly parentId?: string;
	readonly level?: number;
	readonly isNote?: boolean;
}

/** What an open branch shows instead of items; an item too, so that keys reach it. */
const noteOf = ({ id, isLoading = false }: TreeViewItem, words: TreeViewLabels): TreeViewItem => ({
	id: `${id} note`,
	label: isLoading ? words.loading : words.empty,
	isLoading,
	isDisabled: true,
});

/** The items that are not inside a closed branch, from top to bottom. */
export function visibleItems(
	items: readonly TreeViewItem[],
	expanded: ReadonlySet<string>,
	words: TreeViewLabels,
	{ parentId, level = 1, isNote = false }: Place = {},
): readonly VisibleItem[] {
	return items.flatMap((item, index) => {
		const isBranch = item.children !== undefined;
		const isExpanded = isBranch && expanded.has(item.id);
		const { children = [], isLoading = false } = item;
		const hasItems = children.length > 0 && !isLoading;
		const below = hasItems ? children : [noteOf(item, words)];
		const inside = { parentId: item.id, level: level + 1, isNote: !hasItems };
		return [
			{ item, parentId, level, position: index + 1, count: items.length, isBranch, isExpanded, isNote },
			...(isExpanded ? visibleItems(below, expanded, words, inside) : []),
		];
	});
}
