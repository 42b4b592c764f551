'use client';

import { cx } from 'class-variance-authority';
import { DropdownMenu as Menu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { itemStyles } from './item-styles.ts';

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
	onSelect,
	icon,
	isDisabled,
	tone = 'neutral',
	asChild = false,
	className,
	children,
	...rest
}: DropdownMenuItemProps) {
	return (
		<Menu.Item
			data-part="dropdown-menu-item"
			{...rest}
			asChild={asChild}
			disabled={isDisabled}
			onSelect={onSelect}
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
		</Menu.Item>
	);
}

export type DropdownMenuSeparatorProps = ComponentPropsWithRef<'div'>;

/** A line between groups of a `DropdownMenu`. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
	return (
		<Menu.Separator
			data-part="dropdown-menu-separator"
			{...rest}
			className={cx('mx-1.5 my-1.5 h-px bg-border', className)}
		/>
	);
}
