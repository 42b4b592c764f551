'use client';

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { itemStyles } from './item-styles.ts';
import { MenuRow } from './menu-row.tsx';

export interface DropdownMenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
	/** Called when the item is chosen, by pointer or key. Default: nothing (an item that is a link). */
	readonly onSelect?: (() => void) | undefined;
	/** Picture before the words. Default none. */
	readonly icon?: ReactNode | undefined;
	/** Cannot be chosen. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** `critical` for what cannot be undone. Default `neutral`. */
	readonly tone?: 'neutral' | 'critical' | undefined;
	/** Renders the only child (a link) as the item, `icon` unused. Default false. */
	readonly asChild?: boolean | undefined;
}

/** One action or link of a `DropdownMenu`. */
export function DropdownMenuItem({
	icon,
	tone = 'neutral',
	asChild = false,
	className,
	children,
	...rest
}: DropdownMenuItemProps) {
	return (
		<MenuRow
			data-part="dropdown-menu-item"
			role="menuitem"
			{...rest}
			asChild={asChild}
			className={cx(itemStyles({ tone }), className)}
		>
			{asChild ? (
				children
			) : (
				<>
					{icon}
					<span className="min-w-0 grow">{children}</span>
				</>
			)}
		</MenuRow>
	);
}

export type DropdownMenuSeparatorProps = ComponentPropsWithRef<'hr'>;

/** A line between groups of a `DropdownMenu`. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
	return (
		<hr
			data-part="dropdown-menu-separator"
			{...rest}
			className={cx('mx-1.5 my-1.5 h-px border-0 bg-border forced-colors:bg-[CanvasText]', className)}
		/>
	);
}
