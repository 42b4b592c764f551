'use client';

import { cx } from 'class-variance-authority';
import {
	type ComponentPropsWithRef,
	type KeyboardEvent,
	type ReactElement,
	type ReactNode,
	useLayoutEffect,
	useMemo,
	useRef,
} from 'react';
import type { OpenProps } from '../dialog/dialog-props.ts';
import { CARD, PANEL } from '../popover/panel-styles.ts';
import { usePopover } from '../popover/use-popover.ts';
import { mergeRefs, Slot } from '../slot/index.ts';
import type { FloatAlign } from '../tooltip/float-beside.ts';
import type { TooltipSide } from '../tooltip/place.ts';
import { useControlled } from '../value/use-controlled.ts';
import { MenuContext } from './menu-context.ts';
import { firstItem, itemForKey, type Typed } from './menu-keys.ts';

export interface DropdownMenuProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'popover'>,
		Omit<OpenProps, 'trigger'> {
	/** The button that opens the menu; one element that takes a ref and props. */
	readonly trigger: ReactElement;
	/** Accessible name of the menu. */
	readonly label: string;
	/** Items, radio groups and separators. */
	readonly children: ReactNode;
	/** Edge of the trigger that the menu lines up with. Default `end`. */
	readonly align?: FloatAlign | undefined;
	/** Preferred side; the other one is taken when there is no room. Default `bottom`. */
	readonly side?: TooltipSide | undefined;
}

/**
 * A menu of actions or choices below a button, by keyboard too: arrows, Home, End, typing a name, Escape, Tab.
 *
 * It stands in the browser's top layer, so nothing clips it; a press outside closes it and the page stays usable.
 */
export function DropdownMenu({
	trigger,
	label,
	children,
	isOpen,
	defaultOpen = false,
	onOpenChange,
	align = 'end',
	side = 'bottom',
	ref,
	className,
	...rest
}: DropdownMenuProps) {
	const menuRef = useRef<HTMLDivElement>(null);
	const typed = useRef<Typed | null>(null);
	const setMenu = useMemo(() => mergeRefs(menuRef, ref), [ref]);
	const [isShown, change] = useControlled(isOpen, defaultOpen, onOpenChange);
	const { triggerProps, panelProps } = usePopover({
		isOpen: isShown,
		onOpenChange: change,
		side,
		align,
		panelRef: menuRef,
	});
	const id = rest.id ?? panelProps.id;

	useLayoutEffect(() => {
		if (isShown && menuRef.current !== null) firstItem(menuRef.current)?.focus({ preventScroll: true });
	}, [isShown]);

	const close = () => {
		triggerProps.ref.current?.focus({ preventScroll: true });
		change(false);
	};
	const handleTriggerKeys = (event: KeyboardEvent) => {
		if (isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
		event.preventDefault();
		change(true);
	};
	const handleKeys = (event: KeyboardEvent<HTMLDivElement>) => {
		rest.onKeyDown?.(event);
		if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
		// The focus goes on from the button, as if the menu had not been there.
		if (event.key === 'Tab') {
			close();
			return;
		}
		const next = itemForKey(event.currentTarget, event, typed.current);
		typed.current = next.typed;
		if (next.item === undefined) return;
		event.preventDefault();
		next.item.focus();
	};

	return (
		<>
			<Slot {...triggerProps} popoverTarget={id} aria-haspopup="menu" onKeyDown={handleTriggerKeys}>
				{trigger}
			</Slot>
			<div
				data-part="dropdown-menu"
				role="menu"
				tabIndex={-1}
				{...rest}
				{...panelProps}
				id={id}
				ref={setMenu}
				aria-label={label}
				onKeyDown={handleKeys}
				className={cx(PANEL, 'min-w-48', className)}
			>
				<div data-part="dropdown-menu-card" role="presentation" className={cx(CARD, 'p-1.5')}>
					<MenuContext value={{ close }}>{children}</MenuContext>
				</div>
			</div>
		</>
	);
}
