export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.tsx';
export {
	DropdownMenuItem,
	type DropdownMenuItemProps,
	DropdownMenuSeparator,
	type DropdownMenuSeparatorProps,
} from './dropdown-menu-item.tsx';
export {
	DropdownMenuRadioGroup,
	type DropdownMenuRadioGroupProps,
	DropdownMenuRadioItem,
	type DropdownMenuRadioItemProps,
} from './dropdown-menu-radio.tsx';
