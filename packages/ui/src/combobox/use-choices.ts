'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { useControlled } from '../value/use-controlled.ts';
import type { ChoicesProps, ComboboxLabels } from './combobox-props.ts';
import { isMatch, isSame } from './match.ts';
import { IME_KEY_CODE, MOVES, type Step } from './moves.ts';

const NONE = -1;

interface Options<T> {
	readonly props: ChoicesProps<T>;
	readonly words: ComboboxLabels;
	/** What is chosen. */
	readonly chosen: readonly T[];
	/** Whether an item cannot be taken. */
	readonly isBarred: (item: T) => boolean;
	/** Whether the list goes away with the choice. */
	readonly closesOnChoice: boolean;
	readonly onChoose: (item: T) => void;
	/** The person emptied the field. */
	readonly onErase: () => void;
	/** Backspace in the empty field. */
	readonly onBackspace: () => void;
}

/** What is typed, which choices that leaves, which of them is marked, and what keys do with them. */
export function useChoices<T>({ props, words, chosen, isBarred, closesOnChoice, ...on }: Options<T>) {
	const { items: all, getItemKey, getItemText, onQueryChange, status = 'ready', minQueryLength = 0 } = props;
	const listId = useId();
	const [isOpen, setIsOpen] = useControlled(props.isOpen, props.defaultOpen ?? false, props.onOpenChange);
	const [draft, setDraft] = useState<string>();
	const [activeKey, setActiveKey] = useState<string>();
	const query = draft ?? '';

	const isTooShort = query.trim().length < minQueryLength;
	const items = onQueryChange || query === '' ? all : all.filter((item) => isMatch(getItemText(item), query));
	const message = messageOf({ isTooShort, status, count: items.length, minQueryLength, words });
	const hasList = isOpen && message === undefined;

	const kept = items.findIndex((item) => getItemKey(item) === activeKey);
	// With something typed Enter takes the first match; old matches on their way out are not taken by accident.
	const first = query !== '' && status === 'ready' ? items.findIndex((item) => !isBarred(item)) : NONE;
	const activeIndex = hasList ? (kept >= 0 ? kept : first) : NONE;
	const activeItem = items[activeIndex];

	const mark = (index: number) => {
		const item = items[index];
		setActiveKey(item === undefined ? undefined : getItemKey(item));
	};
	const open = (next: boolean) => {
		if (next === isOpen) return;
		setActiveKey(undefined);
		setIsOpen(next);
	};
	const type = (text: string | undefined, isComposing = false) => {
		if (text === draft) return;
		setDraft(text);
		setActiveKey(undefined);
		if ((text ?? '') !== query) onQueryChange?.(text ?? '', { isComposing });
	};
	const choose = (item: T) => {
		if (isBarred(item)) return;
		on.onChoose(item);
		type(undefined);
		if (closesOnChoice) open(false);
		else setActiveKey(getItemKey(item));
	};
	const handleInput = (text: string, isComposing: boolean) => {
		type(text, isComposing);
		open(true);
		if (text === '') on.onErase();
	};
	/** What was typed in full is taken; a rest of a word goes. */
	const leave = () => {
		const meant = closesOnChoice && query !== '' && items.find((item) => isSame(getItemText(item), query));
		if (meant && !isBarred(meant)) on.onChoose(meant);
		type(undefined);
		open(false);
	};

	const moveBy = (step: Step) => {
		const free = items.flatMap((item, index) => (isBarred(item) ? [] : [index]));
		if (free.length === 0) return;
		mark(free[step(free.indexOf(activeIndex), free.length)] ?? NONE);
	};
	/** The arrow that opens the list also marks an option: the chosen one, else the first or the last (WAI-ARIA APG). */
	const openAt = (step: Step) => {
		open(true);
		const keys = new Set(closesOnChoice ? chosen.map(getItemKey) : []);
		const index = items.findIndex((item) => keys.has(getItemKey(item)) && !isBarred(item));
		if (index >= 0) mark(index);
		else moveBy(step);
	};
	const handleArrow = (step: Step, event: KeyboardEvent) => {
		event.preventDefault();
		if (event.altKey) open(event.key === 'ArrowDown');
		else if (!isOpen) openAt(step);
		else if (hasList) moveBy(step);
	};
	const handleEnter = (event: KeyboardEvent) => {
		if (!isOpen) return;
		event.preventDefault();
		if (activeItem !== undefined) choose(activeItem);
		else if (status === 'error') props.onRetry?.();
	};
	const handleEscape = (event: KeyboardEvent) => {
		if (!isOpen && draft === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		type(undefined);
		open(false);
	};
	const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE) return;
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.currentTarget.readOnly) return;
		const step = MOVES[event.key];
		if (step !== undefined) handleArrow(step, event);
		else if (event.key === 'Enter') handleEnter(event);
		else if (event.key === 'Escape') handleEscape(event);
		else if (event.key === 'Backspace' && event.currentTarget.value === '') on.onBackspace();
	};

	return {
		listId,
		isOpen,
		hasList,
		open,
		draft,
		type,
		items,
		message,
		activeIndex,
		mark,
		choose,
		leave,
		handleInput,
		handleKeyDown,
		/** What a screen reader is told of the open list. */
		report: isOpen ? (message ?? words.results(items.length)) : '',
	};
}

/** What is there instead of a list. */
function messageOf(now: {
	readonly isTooShort: boolean;
	readonly status: NonNullable<ChoicesProps<unknown>['status']>;
	readonly count: number;
	readonly minQueryLength: number;
	readonly words: ComboboxLabels;
}): string | undefined {
	if (now.isTooShort) return now.words.tooShort(now.minQueryLength);
	if (now.status === 'error') return now.words.error;
	// Choices that are there stay until others come, so that nothing jumps.
	if (now.count > 0) return undefined;
	return now.status === 'loading' ? now.words.loading : now.words.empty;
}
