'use client';

import { cx } from 'class-variance-authority';
import {
	type ComponentPropsWithRef,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	useId,
	useLayoutEffect,
	useRef,
} from 'react';
import { chevronDownSign, Glyph } from '../glyph/index.ts';
import { NavMenuArea } from './nav-menu-area.tsx';
import type { NavMenuEntry, NavMenuLinkProps, RenderNavMenuLink } from './nav-menu-entry.ts';
import { useDisclosure } from './use-disclosure.ts';

/** The words of a menu that are not its entries. */
export interface NavMenuLabels {
	/** The link to an area itself, above what lies below it. Default "All in Electronics". */
	readonly all: (area: string) => string;
}

/** Props of NavMenu: those of a nav, and these. */
export interface NavMenuProps extends ComponentPropsWithRef<'nav'> {
	/** Name of the landmark ("Categories"). */
	readonly label: string;
	/** What the button says ("All categories"). */
	readonly trigger: ReactNode;
	/** Picture before that. Default none. */
	readonly triggerIcon?: ReactNode | undefined;
	/** The areas, and two levels below each; all of them stand in the HTML. */
	readonly entries: readonly NavMenuEntry[];
	/** Draws a link; for routers. Default: a native anchor. */
	readonly renderLink?: RenderNavMenuLink | undefined;
	/** Whether the menu is open, when the caller keeps that. Default: the menu keeps it. */
	readonly isOpen?: boolean | undefined;
	/** Whether the menu is open at first. Default false. */
	readonly defaultOpen?: boolean | undefined;
	/** Called when the menu opens or closes. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Ms the mouse rests on the button before the menu opens; undefined: only a press opens it. Default 150. */
	readonly hoverDelayMs?: number | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<NavMenuLabels> | undefined;
	/** What stands beside the button in the bar: links of their own. Default none. */
	readonly children?: ReactNode | undefined;
}

const defaultLabels: NavMenuLabels = { all: (area) => `All in ${area}` };

const plainLink = (props: NavMenuLinkProps) => <a {...props} />;

const ROWS = ':scope > ul > li > a, :scope > ul > li > details > summary';

/** Where a key leads among the rows of the first level. */
const MOVES: Record<string, ((from: number, last: number) => number) | undefined> = {
	ArrowDown: (from, last) => Math.min(last, from + 1),
	ArrowUp: (from) => Math.max(0, from - 1),
	Home: () => 0,
	End: (_from, last) => last,
};

/**
 * A bar with a button that opens the shop's places in three levels, below the whole bar.
 *
 * On the browser's own disclosure, so it opens and leads on without script; with it also by a resting mouse, Escape
 * closes it, arrows lead through the first level.
 */
export function NavMenu({
	label,
	trigger,
	triggerIcon,
	entries,
	renderLink = plainLink,
	isOpen: isOpenByCaller,
	defaultOpen = false,
	onOpenChange,
	hoverDelayMs = 150,
	labels,
	className,
	children,
	...props
}: NavMenuProps) {
	const words = { ...defaultLabels, ...labels };
	const name = useId();
	const menuRef = useRef<HTMLDetailsElement>(null);
	const triggerRef = useRef<HTMLElement>(null);
	const panelRef = useRef<HTMLDivElement>(null);
	const menu = useDisclosure(menuRef, { isOpen: isOpenByCaller, defaultOpen, onOpenChange, hoverDelayMs });
	const { isOpen, change } = menu;

	// Where the areas open beside their rows, the place beside them is never empty; the areas may come after it opened.
	useLayoutEffect(() => {
		const areas = panelRef.current?.querySelectorAll('details') ?? [];
		const [area] = areas;
		const pane = area?.querySelector('[data-part="nav-menu-pane"]');
		if (!isOpen || !area || !pane || [...areas].some(({ open }) => open)) return;
		if (entries.length > 0 && getComputedStyle(pane).position === 'absolute') area.open = true;
	}, [isOpen, entries]);

	const handleKeyDown = (event: KeyboardEvent) => {
		if (!isOpen || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.key === 'Escape') {
			event.stopPropagation();
			triggerRef.current?.focus();
			change(false);
			return;
		}
		const rows = [...(panelRef.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
		const focused = rows.find((row) => row === document.activeElement);
		const isOnTrigger = document.activeElement === triggerRef.current && event.key === 'ArrowDown';
		const move = MOVES[event.key];
		if (move === undefined || (focused === undefined && !isOnTrigger)) return;
		event.preventDefault();
		rows[move(focused === undefined ? -1 : rows.indexOf(focused), rows.length - 1)]?.focus();
	};
	// A router changes the page without taking the menu away.
	const panel = {
		onClick: ({ target }: MouseEvent) => {
			if (target instanceof Element && target.closest('a') !== null) change(false);
		},
	};
	return (
		<nav
			data-part="nav-menu"
			aria-label={label}
			{...props}
			className={cx(
				'@container relative flex w-full min-w-0 items-center gap-4 has-[>details[open]]:z-overlay',
				className,
			)}
		>
			<details
				ref={menuRef}
				data-part="nav-menu-disclosure"
				open={isOpen}
				// A visitor may have opened it before the script came; it then stays as it is.
				suppressHydrationWarning
				{...menu.whole}
				onKeyDown={handleKeyDown}
				className="group/menu max-w-full min-w-0"
			>
				<summary
					ref={triggerRef}
					data-part="nav-menu-trigger"
					{...menu.trigger}
					className="inline-flex min-h-target max-w-full list-none items-center gap-2 rounded-control px-3 font-semibold text-text select-none group-open/menu:bg-surface-sunken hover:bg-surface-sunken [&>svg]:size-5 [&>svg]:shrink-0 [&::-webkit-details-marker]:hidden"
				>
					{triggerIcon}
					<span className="min-w-0 wrap-anywhere">{trigger}</span>
					<Glyph sign={chevronDownSign} className="group-open/menu:rotate-180" />
				</summary>
				<div
					ref={panelRef}
					data-part="nav-menu-panel"
					{...panel}
					className="absolute inset-x-0 top-full mt-1 flex max-h-[min(36rem,70dvh)] flex-col overflow-y-auto overscroll-contain rounded-card border border-border bg-surface-raised shadow-overlay @lg:h-112 @lg:overflow-hidden"
				>
					<ul
						data-part="nav-menu-areas"
						className="py-2 @lg:w-64 @lg:grow @lg:overflow-y-auto @lg:overscroll-contain @lg:border-e @lg:border-border"
					>
						{entries.map((entry) => (
							<NavMenuArea
								key={entry.href}
								entry={entry}
								name={name}
								allLabel={words.all(entry.label)}
								renderLink={renderLink}
							/>
						))}
					</ul>
				</div>
			</details>
			{children}
		</nav>
	);
}
