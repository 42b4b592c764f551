'use client';

import { useLayoutEffect, useRef } from 'react';
import { crossIcon, Glyph } from '../glyph/index.ts';

interface Chosen {
	readonly key: string;
	readonly text: string;
}

interface ChosenListProps<C extends Chosen> {
	readonly name: string;
	readonly items: readonly C[];
	readonly removeLabel: (text: string) => string;
	readonly isDisabled: boolean;
	readonly onRemove: (item: C) => void;
	/** Gets the focus when the last one is gone. */
	readonly onEmptied: () => void;
}

/** What is chosen, each with a button that takes it away. */
export function ChosenList<C extends Chosen>({
	name,
	items,
	removeLabel,
	isDisabled,
	onRemove,
	onEmptied,
}: ChosenListProps<C>) {
	const listRef = useRef<HTMLUListElement>(null);
	const refocus = useRef<number>(undefined);
	// The button goes with its choice; its neighbour takes the focus, so that a keyboard can go on.
	useLayoutEffect(() => {
		if (refocus.current === undefined) return;
		const buttons = listRef.current?.querySelectorAll('button') ?? [];
		const next = buttons[Math.min(refocus.current, buttons.length - 1)];
		refocus.current = undefined;
		if (next) next.focus();
		else onEmptied();
	});
	if (items.length === 0) return null;
	return (
		<ul
			ref={listRef}
			data-part="multi-select-chosen"
			aria-label={name}
			className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0"
		>
			{items.map((item, index) => (
				<li
					key={item.key}
					data-part="multi-select-chip"
					className="inline-flex min-h-9 max-w-full min-w-0 items-center rounded-[min(var(--zl-radius-full),1.125rem)] border border-border-strong bg-surface-raised ps-3 text-sm text-text"
				>
					<span className="min-w-0 py-1 wrap-anywhere">{item.text}</span>
					<button
						type="button"
						aria-label={removeLabel(item.text)}
						disabled={isDisabled}
						onClick={() => {
							refocus.current = index;
							onRemove(item);
						}}
						className="relative grid size-9 shrink-0 place-items-center rounded-full text-text-muted after:absolute after:-inset-1 enabled-hover:text-text disabled:cursor-not-allowed disabled:text-on-disabled"
					>
						<Glyph icon={crossIcon} className="size-4" />
					</button>
				</li>
			))}
		</ul>
	);
}
