import { createContext } from 'react';

/** What the items of a menu need of it. */
export interface MenuState {
	/** Closes the menu and gives the focus back to its button. */
	readonly close: () => void;
}

export const MenuContext = createContext<MenuState>({ close: () => {} });
