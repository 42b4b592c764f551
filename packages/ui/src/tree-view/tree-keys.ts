import type { VisibleItem } from './visible-items.ts';

/** What a key does in a tree: moves to an item, opens or closes branches. */
export interface TreeAction {
	readonly focus?: string | undefined;
	readonly expand?: readonly string[] | undefined;
	readonly collapse?: string | undefined;
}

type Act = (items: readonly VisibleItem[], index: number) => TreeAction | undefined;

const at = (items: readonly VisibleItem[], index: number): TreeAction => ({ focus: items[index]?.item.id });

/** What each key does, in a tree that is read from left to right (WAI-ARIA tree view). */
const ACTIONS: Readonly<Record<string, Act | undefined>> = {
	ArrowDown: (items, index) => at(items, index + 1),
	ArrowUp: (items, index) => at(items, index - 1),
	Home: (items) => at(items, 0),
	End: (items) => at(items, items.length - 1),
	ArrowRight: (items, index) => {
		const current = items[index];
		if (!current?.isBranch) return {};
		if (!current.isExpanded) return { expand: [current.item.id] };
		return items[index + 1]?.parentId === current.item.id ? at(items, index + 1) : {};
	},
	ArrowLeft: (items, index) => {
		const current = items[index];
		if (current?.isExpanded) return { collapse: current.item.id };
		return { focus: current?.parentId };
	},
	'*': (items, index) => ({
		expand: items
			.filter(({ parentId, isBranch }) => isBranch && parentId === items[index]?.parentId)
			.map(({ item }) => item.id),
	}),
};

const MIRRORED: Readonly<Record<string, string | undefined>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * What a key does.
 * @param key `KeyboardEvent.key`
 * @param isRtl whether the tree is read from right to left
 * @returns undefined when the tree does not use the key
 */
export function treeAction(
	key: string,
	isRtl: boolean,
	items: readonly VisibleItem[],
	index: number,
): TreeAction | undefined {
	return ACTIONS[(isRtl ? MIRRORED[key] : undefined) ?? key]?.(items, index);
}

/** The next item whose name begins with what was typed, from the item after the current one. */
export function findByName(items: readonly VisibleItem[], index: number, typed: string): string | undefined {
	const start = typed.length > 1 ? index : index + 1;
	const order = [...items.slice(start), ...items.slice(0, start)];
	const wanted = typed.normalize('NFC').toLowerCase();
	return order.find(({ item }) => item.label.normalize('NFC').toLowerCase().startsWith(wanted))?.item.id;
}
