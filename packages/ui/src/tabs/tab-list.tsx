'use client';

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react';
import { STRIP } from './tab-styles.ts';
import { useTabs } from './tabs-context.ts';
import { useStrip } from './use-strip.ts';

/** Props of TabList: those of a div, and these. */
export interface TabListProps extends ComponentPropsWithRef<'div'> {
	/** What the tabs are views of, for screen readers. */
	readonly label: string;
}

type Move = (from: number, last: number) => number;

const forward: Move = (from, last) => (from === last ? 0 : from + 1);
const back: Move = (from, last) => (from === 0 ? last : from - 1);
const EDGES = { Home: () => 0, End: (_from: number, last: number) => last };

/** Where a key leads from a tab, by the direction of the text. */
const MOVES: Record<string, Record<string, Move | undefined> | undefined> = {
	ltr: { ...EDGES, ArrowRight: forward, ArrowLeft: back },
	rtl: { ...EDGES, ArrowRight: back, ArrowLeft: forward },
};

/** The row of `Tab`s: one stop of the Tab key, arrows lead through it, in a narrow place it scrolls sideways. */
export function TabList({ label, ref, className, onKeyDown, onBlur, ...props }: TabListProps) {
	const { isAutomatic, setFocused } = useTabs();
	const setStrip = useStrip(ref);

	const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
		onKeyDown?.(event);
		if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const move = MOVES[getComputedStyle(event.currentTarget).direction]?.[event.key];
		const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
		const focused = tabs.find((tab) => tab === document.activeElement);
		if (move === undefined || focused === undefined) return;
		event.preventDefault();
		const tab = tabs[move(tabs.indexOf(focused), tabs.length - 1)];
		tab?.focus();
		if (isAutomatic) tab?.click();
	};
	const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
		onBlur?.(event);
		if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
	};
	return (
		<div
			data-part="tab-list"
			role="tablist"
			aria-label={label}
			{...props}
			ref={setStrip}
			onKeyDown={handleKeyDown}
			onBlur={handleBlur}
			className={cx(STRIP, className)}
		/>
	);
}
