'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useLabels } from '../labels/labels-context.ts';
import { mergeRefs } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { findByName, treeAction } from './tree-keys.ts';
import { TreeRow } from './tree-row.tsx';
import type { TreeViewItem, TreeViewLabels, TreeViewProps } from './tree-view-props.ts';
import { visibleItems } from './visible-items.ts';

const TREE_VIEW_LABELS: TreeViewLabels = { loading: 'Loading', empty: 'Nothing here' };

/** Ms without typing after which a new word begins. */
const TYPING_MS = 700;

/**
 * Items in branches that open and close. Name it by `aria-label` or `aria-labelledby`.
 *
 * Arrow keys move, open and close, Home and End go to the ends, letters to a name, * opens all branches of a level;
 * Enter, Space and a press choose.
 */
export function TreeView({
	items,
	selection = 'single',
	value: givenValue,
	defaultValue = [],
	onValueChange,
	expanded: givenExpanded,
	defaultExpanded = [],
	onExpandedChange,
	labels,
	ref,
	className,
	...rest
}: TreeViewProps) {
	const words = useLabels('treeView', TREE_VIEW_LABELS, labels);
	const [value, setValue] = useControlled<readonly string[]>(givenValue, defaultValue, onValueChange);
	const [expanded, setExpanded] = useControlled<readonly string[]>(givenExpanded, defaultExpanded, onExpandedChange);
	const [activeId, setActiveId] = useState<string>();
	const treeRef = useRef<HTMLUListElement>(null);
	const setTree = useMemo(() => mergeRefs(treeRef, ref), [ref]);
	const typed = useRef({ text: '', at: 0 });

	const visible = visibleItems(items, new Set(expanded), words);
	const first = visible.find(({ item }) => value.includes(item.id)) ?? visible[0];
	const active = visible.find(({ item }) => item.id === activeId) ?? first;
	const index = active === undefined ? -1 : visible.indexOf(active);

	const focus = (itemId: string) => {
		setActiveId(itemId);
		treeRef.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`)?.focus();
	};
	const toggle = (itemId: string) =>
		setExpanded(expanded.includes(itemId) ? expanded.filter((one) => one !== itemId) : [...expanded, itemId]);
	const choose = ({ id: itemId, isDisabled = false }: TreeViewItem) => {
		if (isDisabled || selection === 'none') return;
		if (selection === 'single') setValue([itemId]);
		else setValue(value.includes(itemId) ? value.filter((one) => one !== itemId) : [...value, itemId]);
	};
	const type = ({ key, timeStamp }: KeyboardEvent) => {
		const isNew = timeStamp - typed.current.at > TYPING_MS;
		typed.current = { text: isNew ? key : typed.current.text + key, at: timeStamp };
		const found = findByName(visible, index, typed.current.text);
		if (found !== undefined) focus(found);
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		if (active === undefined || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
		if (event.key === 'Enter' || event.key === ' ') {
			event.preventDefault();
			if (active.isBranch && (selection === 'none' || active.item.isDisabled === true)) toggle(active.item.id);
			else choose(active.item);
			return;
		}
		const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
		const action = treeAction(event.key, isRtl, visible, index);
		if (action === undefined) {
			if (event.key.length === 1) type(event);
			return;
		}
		event.preventDefault();
		const opened = action.expand?.filter((itemId) => !expanded.includes(itemId)) ?? [];
		if (opened.length > 0) setExpanded([...expanded, ...opened]);
		if (action.collapse !== undefined) toggle(action.collapse);
		if (action.focus !== undefined) focus(action.focus);
	};

	return (
		<ul
			data-part="tree-view"
			{...rest}
			{...{ role: 'tree', 'aria-multiselectable': selection === 'multiple' || undefined }}
			ref={setTree}
			onKeyDown={(event) => {
				rest.onKeyDown?.(event);
				if (!event.defaultPrevented) handleKeyDown(event);
			}}
			className={clsx('m-0 min-w-0 list-none p-0 text-text', className)}
		>
			{visible.map((place) => (
				<TreeRow
					key={place.item.id}
					place={place}
					selection={selection}
					isChosen={selection !== 'none' && value.includes(place.item.id)}
					isActive={place === active}
					onFocus={() => setActiveId(place.item.id)}
					onToggle={() => toggle(place.item.id)}
					onChoose={() => choose(place.item)}
				/>
			))}
		</ul>
	);
}
