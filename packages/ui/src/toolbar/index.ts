export type {
	ToggleGroupItemProps as ToolbarToggleItemProps,
	ToggleGroupProps as ToolbarToggleGroupProps,
} from '../toggle-group/toggle-group.tsx';
export {
	Toolbar,
	ToolbarButton,
	type ToolbarButtonProps,
	ToolbarLink,
	type ToolbarLinkProps,
	type ToolbarProps,
	ToolbarSeparator,
	type ToolbarSeparatorProps,
	ToolbarToggleGroup,
	ToolbarToggleItem,
} from './toolbar.tsx';
