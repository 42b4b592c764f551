export {
	MenuCheckboxItem as DropdownMenuCheckboxItem,
	type MenuCheckboxItemProps as DropdownMenuCheckboxItemProps,
	MenuItem as DropdownMenuItem,
	type MenuItemProps as DropdownMenuItemProps,
	MenuRadioGroup as DropdownMenuRadioGroup,
	type MenuRadioGroupProps as DropdownMenuRadioGroupProps,
	MenuRadioItem as DropdownMenuRadioItem,
	type MenuRadioItemProps as DropdownMenuRadioItemProps,
	MenuSeparator as DropdownMenuSeparator,
	type MenuSeparatorProps as DropdownMenuSeparatorProps,
	MenuSub as DropdownMenuSub,
	type MenuSubProps as DropdownMenuSubProps,
} from '../menu/menu-items.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.tsx';
