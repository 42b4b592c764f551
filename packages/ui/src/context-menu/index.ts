export {
	MenuCheckboxItem as ContextMenuCheckboxItem,
	type MenuCheckboxItemProps as ContextMenuCheckboxItemProps,
	MenuItem as ContextMenuItem,
	type MenuItemProps as ContextMenuItemProps,
	MenuRadioGroup as ContextMenuRadioGroup,
	type MenuRadioGroupProps as ContextMenuRadioGroupProps,
	MenuRadioItem as ContextMenuRadioItem,
	type MenuRadioItemProps as ContextMenuRadioItemProps,
	MenuSeparator as ContextMenuSeparator,
	type MenuSeparatorProps as ContextMenuSeparatorProps,
	MenuSub as ContextMenuSub,
	type MenuSubProps as ContextMenuSubProps,
} from '../menu/menu-items.tsx';
export { ContextMenu, type ContextMenuProps } from './context-menu.tsx';
