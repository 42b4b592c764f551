'use client';

import { clsx } from 'clsx';
import { DropdownMenu as RadixDropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { OpenProps } from '../dialog/dialog-props.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { CARD, POPPER } from '../popover/panel-styles.ts';
import type { FloatAlign } from '../tooltip/float-beside.ts';
import type { TooltipSide } from '../tooltip/place.ts';
import { usePortalContainer } from '../value/use-portal-container.ts';

/** Props of DropdownMenu: those of the div that holds the items, and these. */
export interface DropdownMenuProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir'>,
		Omit<OpenProps, 'trigger'> {
	/** The button that opens the menu; one element that takes a ref and props. */
	readonly trigger: ReactElement;
	/** Accessible name of the menu. */
	readonly label: string;
	/** Items, groups, submenus and separators. */
	readonly children: ReactNode;
	/** Edge of the trigger that the menu lines up with. Default `end`. */
	readonly align?: FloatAlign | undefined;
	/** Preferred side; the other one is taken when there is no room. Default `bottom`. */
	readonly side?: TooltipSide | undefined;
	/** Direction of reading, which the arrow keys of submenus follow. Default `ltr`. */
	readonly dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * A menu of actions or choices below a button. Arrow keys, Home, End, typing a name and Escape work; a press outside
 * closes it. The page stays usable and scrolls while the menu is open.
 */
export function DropdownMenu({
	trigger,
	label,
	children,
	isOpen,
	defaultOpen,
	onOpenChange,
	align = 'end',
	side = 'bottom',
	dir,
	className,
	...props
}: DropdownMenuProps) {
	const [container, setTrigger] = usePortalContainer();
	return (
		// A modal menu would lock scrolling by a style element, which the content policy refuses.
		<RadixDropdownMenu.Root open={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange} dir={dir} modal={false}>
			<RadixDropdownMenu.Trigger asChild ref={setTrigger}>
				{trigger}
			</RadixDropdownMenu.Trigger>
			<RadixDropdownMenu.Portal container={container}>
				<RadixDropdownMenu.Content
					data-part="dropdown-menu"
					side={side}
					align={align}
					loop
					collisionPadding={8}
					{...props}
					aria-label={label}
					aria-labelledby={undefined}
					className={clsx(POPPER, 'min-w-48', className)}
				>
					<div data-part="dropdown-menu-card" role="presentation" className={clsx(CARD, 'p-1.5')}>
						<MenuContext value={{ primitives: RadixDropdownMenu, part: 'dropdown-menu', container }}>
							{children}
						</MenuContext>
					</div>
				</RadixDropdownMenu.Content>
			</RadixDropdownMenu.Portal>
		</RadixDropdownMenu.Root>
	);
}
