import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

/** A place that the sidebar leads to. */
export interface SidebarItem {
	/** Address of the place; it also identifies the item. */
	readonly href: string;
	/** Name of the place. */
	readonly label: string;
	/** Picture before the name; all that is shown while the sidebar is collapsed. */
	readonly icon: ReactNode;
	/** Shown at the line's end, a count for example. Default none. */
	readonly suffix?: ReactNode | undefined;
	/** The page is this place. Default false. */
	readonly isCurrent?: boolean | undefined;
}

/** Places under one heading. */
export interface SidebarGroup {
	/** Heading of the group. Default none. */
	readonly heading?: string | undefined;
	/** The places, in order. */
	readonly items: readonly SidebarItem[];
}

/** Labels of a sidebar. */
export interface SidebarLabels {
	/** Name of the navigation. Default "Main". */
	readonly navigation: string;
	/** Name of the button that collapses it. Default "Collapse". */
	readonly collapse: string;
	/** Name of the same button while it is collapsed. Default "Expand". */
	readonly expand: string;
	/** Name of the button that closes it on phones. Default "Close". */
	readonly close: string;
}

/** Props of a link of the sidebar; spread them on a router's link. */
export interface SidebarLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'ref'> {
	/** Address of the place. */
	readonly href: string;
}

/** Props of Sidebar: those of a native nav, and these. */
export interface SidebarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
	/** The places, in groups. */
	readonly groups: readonly SidebarGroup[];
	/** Above the places: a logo, a switch of shops. Default none. */
	readonly header?: ReactNode | undefined;
	/** Below the places: the person, settings. Default none. */
	readonly footer?: ReactNode | undefined;
	/** Whether only pictures are shown, when the caller keeps that. Default: the component keeps it. */
	readonly isCollapsed?: boolean | undefined;
	/** Whether only pictures are shown at first. Default false. */
	readonly defaultCollapsed?: boolean | undefined;
	/** Called when the sidebar is collapsed or expanded. Default none. */
	readonly onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
	/**
	 * `auto` (default): a panel from 1024 px on, a drawer below; `panel` and `drawer` at every width, where the place
	 * around it decides.
	 */
	readonly presentation?: 'auto' | 'panel' | 'drawer' | undefined;
	/** Whether the drawer is open. Default false. */
	readonly isOpen?: boolean | undefined;
	/** Called when the drawer asks to close: a choice, its button, Escape, a press outside. Default none. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Draws a link, for a router. Default: a native link. */
	readonly renderLink?: ((props: SidebarLinkProps) => ReactElement) | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<SidebarLabels> | undefined;
}
