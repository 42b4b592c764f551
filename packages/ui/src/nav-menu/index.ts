export { NavMenu, type NavMenuLabels, type NavMenuProps } from './nav-menu.tsx';
export type { NavMenuEntry, NavMenuLinkProps, RenderNavMenuLink } from './nav-menu-entry.ts';
