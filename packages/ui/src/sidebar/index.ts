export { Sidebar } from './sidebar.tsx';
export type { SidebarGroup, SidebarItem, SidebarLabels, SidebarLinkProps, SidebarProps } from './sidebar-props.ts';
