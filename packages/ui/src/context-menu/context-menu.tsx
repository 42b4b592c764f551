'use client';

import { clsx } from 'clsx';
import { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { MenuContext } from '../menu/menu-context.ts';
import { CARD, POPPER } from '../popover/panel-styles.ts';
import { usePortalContainer } from '../value/use-portal-container.ts';

/** Props of ContextMenu: those of the div that holds the items, and these. */
export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir'> {
	/** What the menu belongs to; one element that takes a ref and props. */
	readonly trigger: ReactElement;
	/** Accessible name of the menu. */
	readonly label: string;
	/** Items, groups, submenus and separators. */
	readonly children: ReactNode;
	/** Called when the menu opens or closes. Default none. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** The browser's own menu opens instead. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Direction of reading, which the arrow keys of submenus follow. Default `ltr`. */
	readonly dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * A menu of actions at the pointer: opened by the secondary button of a mouse, a long press on a touch screen, the menu
 * key or Shift+F10.
 */
export function ContextMenu({
	trigger,
	label,
	children,
	onOpenChange,
	isDisabled,
	dir,
	className,
	...props
}: ContextMenuProps) {
	const [container, setTrigger] = usePortalContainer();
	return (
		// A modal menu would lock scrolling by a style element, which the content policy refuses.
		<RadixContextMenu.Root onOpenChange={onOpenChange} dir={dir} modal={false}>
			<RadixContextMenu.Trigger asChild disabled={isDisabled} ref={setTrigger}>
				{trigger}
			</RadixContextMenu.Trigger>
			<RadixContextMenu.Portal container={container}>
				<RadixContextMenu.Content
					data-part="context-menu"
					loop
					collisionPadding={8}
					{...props}
					aria-label={label}
					className={clsx(POPPER, 'min-w-48', className)}
				>
					<div data-part="context-menu-card" role="presentation" className={clsx(CARD, 'p-1.5')}>
						<MenuContext value={{ primitives: RadixContextMenu, part: 'context-menu', container }}>
							{children}
						</MenuContext>
					</div>
				</RadixContextMenu.Content>
			</RadixContextMenu.Portal>
		</RadixContextMenu.Root>
	);
}
