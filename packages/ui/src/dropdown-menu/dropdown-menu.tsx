'use client';

import { cx } from 'class-variance-authority';
import { DropdownMenu as Menu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir'> {
	/** The button that opens the menu; one element that takes a ref and props. */
	readonly trigger: ReactElement;
	/** Accessible name of the menu. */
	readonly label: string;
	/** Items, radio groups and separators. */
	readonly children: ReactNode;
	/** Whether the menu is open, when the caller keeps that. Default: the menu keeps it. */
	readonly isOpen?: boolean | undefined;
	/** Opens the menu as it mounts; for menus whose code is loaded by the first press. Default false. */
	readonly isInitiallyOpen?: boolean | undefined;
	/** Called when the menu opens or closes. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Edge of the trigger that the menu lines up with. Default `end`. */
	readonly align?: 'start' | 'center' | 'end' | undefined;
	/** Preferred side; the other one is taken when there is no room. Default `bottom`. */
	readonly side?: 'top' | 'bottom' | undefined;
	/** Reading direction. Default: left to right. */
	readonly dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * A menu of actions or choices below a button, by keyboard too: arrows, Home, End, typing a name, Escape.
 *
 * On Radix, and so heavy: load it with the first press of its trigger, not with the page.
 */
export function DropdownMenu({
	trigger,
	label,
	children,
	isOpen,
	isInitiallyOpen,
	onOpenChange,
	align = 'end',
	side = 'bottom',
	dir,
	className,
	...rest
}: DropdownMenuProps) {
	return (
		// Not modal: the page stays usable, and the scroll lock would add a style element that a content policy refuses.
		<Menu.Root open={isOpen} defaultOpen={isInitiallyOpen} onOpenChange={onOpenChange} dir={dir} modal={false}>
			<Menu.Trigger asChild>{trigger}</Menu.Trigger>
			<Menu.Portal>
				<Menu.Content
					data-part="dropdown-menu"
					{...rest}
					aria-label={label}
					align={align}
					side={side}
					sideOffset={6}
					collisionPadding={8}
					loop
					className={cx(
						'z-overlay max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto overscroll-contain',
						'max-w-[min(22rem,calc(100vw-1rem))] rounded-card border border-border bg-surface-raised p-1.5 text-text shadow-overlay',
						'outline-none transition duration-fast ease-out motion-reduce:transition-none',
						'starting:opacity-0 data-[side=bottom]:starting:-translate-y-1 data-[side=top]:starting:translate-y-1',
						className,
					)}
				>
					{children}
				</Menu.Content>
			</Menu.Portal>
		</Menu.Root>
	);
}
