'use client';

import type { DropdownMenu } from 'radix-ui';
import { createContext, use } from 'react';

/** The primitives that the items of a menu are built on; those of a dropdown menu and a context menu are alike. */
export type MenuPrimitives = Pick<
	typeof DropdownMenu,
	| 'CheckboxItem'
	| 'Item'
	| 'ItemIndicator'
	| 'Label'
	| 'Portal'
	| 'RadioGroup'
	| 'RadioItem'
	| 'Separator'
	| 'Sub'
	| 'SubContent'
	| 'SubTrigger'
>;

/** The menu that items belong to. */
export interface MenuKind {
	readonly primitives: MenuPrimitives;
	/** Begins the names of the parts ("dropdown-menu"). */
	readonly part: string;
	/** Where its submenus are rendered; undefined for the end of the page. */
	readonly container: Element | undefined;
}

export const MenuContext = createContext<MenuKind | undefined>(undefined);

/** @throws outside of a menu */
export function useMenu(): MenuKind {
	const menu = use(MenuContext);
	if (menu === undefined) throw new Error('Items of a menu must be used within DropdownMenu or ContextMenu');
	return menu;
}
