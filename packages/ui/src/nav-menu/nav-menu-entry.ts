import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

/** A place of a menu, and the places below it: three levels in all. */
export interface NavMenuEntry {
	/** Address of the place, and what tells it from its siblings. */
	readonly href: string;
	/** Name of the place. */
	readonly label: string;
	/** Icon or small picture before the name, at the first level only. Default none. */
	readonly icon?: ReactNode | undefined;
	/** Shown beside the places below in wide menus, at the first level only. Default none. */
	readonly picture?: ReactNode | undefined;
	/** The page belongs to this place. Default false. */
	readonly isCurrent?: boolean | undefined;
	/** The places below. Default none. */
	readonly children?: readonly NavMenuEntry[] | undefined;
}

/** What a link of the menu is given; spread it on a router's link. */
export interface NavMenuLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'ref'> {
	/** Address of the place. */
	readonly href: string;
}

/** Draws a link of the menu. */
export type RenderNavMenuLink = (props: NavMenuLinkProps) => ReactElement;
