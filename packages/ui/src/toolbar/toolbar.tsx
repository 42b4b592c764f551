'use client';

import { clsx } from 'clsx';
import { Toolbar as RadixToolbar } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ToggleGroupItemProps, type ToggleGroupProps, toggleGroupProps } from '../toggle-group/toggle-group.tsx';
import { TOOL } from '../toggle-group/tool-styles.ts';

/** Props of Toolbar: those of a div, and these. */
export interface ToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
	/** What the tools act on, for screen readers. */
	readonly label: string;
	/** `vertical` puts the tools below each other. Default `horizontal`. */
	readonly orientation?: 'horizontal' | 'vertical' | undefined;
	/** Direction of reading, which the arrow keys follow. Default `ltr`. */
	readonly dir?: 'ltr' | 'rtl' | undefined;
}

/** Buttons, links and toggles that act on one thing: one stop of the Tab key, arrow keys move through them. */
export function Toolbar({ label, orientation = 'horizontal', className, ...props }: ToolbarProps) {
	return (
		<RadixToolbar.Root
			data-part="toolbar"
			{...props}
			aria-label={label}
			orientation={orientation}
			className={clsx(
				'inline-flex max-w-full gap-1 rounded-card border border-border bg-surface-raised p-1',
				orientation === 'vertical' ? 'flex-col' : 'flex-wrap items-center',
				className,
			)}
		/>
	);
}

/** Props of a tool: those of a native button, and these. */
export interface ToolbarButtonProps extends ComponentPropsWithRef<'button'> {
	/** Icon before the text; without text, name the button by `aria-label`. Default none. */
	readonly icon?: ReactNode | undefined;
}

/** A button of a `Toolbar`. */
export function ToolbarButton({ icon, className, children, ...props }: ToolbarButtonProps) {
	return (
		<RadixToolbar.Button type="button" data-part="toolbar-button" {...props} className={clsx(TOOL, className)}>
			{icon}
			{children}
		</RadixToolbar.Button>
	);
}

/** Props of a link in a toolbar: those of a native anchor, and these. */
export interface ToolbarLinkProps extends ComponentPropsWithRef<'a'> {
	/** Renders the only child, a router's link for example, as the link. Default false. */
	readonly asChild?: boolean | undefined;
}

/** A link of a `Toolbar`. */
export function ToolbarLink({ className, ...props }: ToolbarLinkProps) {
	return (
		<RadixToolbar.Link
			data-part="toolbar-link"
			{...props}
			className={clsx(TOOL, 'underline underline-offset-[0.2em]', className)}
		/>
	);
}

/** Buttons of a `Toolbar` that stay pressed. */
export function ToolbarToggleGroup({ className, ...props }: ToggleGroupProps) {
	return (
		<RadixToolbar.ToggleGroup
			data-part="toolbar-toggle-group"
			{...toggleGroupProps(props)}
			className={clsx('inline-flex flex-wrap gap-1', className)}
		/>
	);
}

/** One button of a `ToolbarToggleGroup`. */
export function ToolbarToggleItem({ icon, className, children, ...props }: ToggleGroupItemProps) {
	return (
		<RadixToolbar.ToggleItem data-part="toolbar-toggle-item" {...props} className={clsx(TOOL, className)}>
			{icon}
			{children}
		</RadixToolbar.ToggleItem>
	);
}

/** Props of a separator: those of a div. */
export type ToolbarSeparatorProps = ComponentPropsWithRef<'div'>;

/** A line between tools of different kinds. */
export function ToolbarSeparator({ className, ...props }: ToolbarSeparatorProps) {
	return (
		<RadixToolbar.Separator
			data-part="toolbar-separator"
			{...props}
			className={clsx(
				'bg-border data-[orientation=horizontal]:h-px data-[orientation=vertical]:w-px data-[orientation=vertical]:self-stretch forced-colors:bg-[CanvasText]',
				className,
			)}
		/>
	);
}
