'use client';

import { createContext, use } from 'react';

/** What a set of tabs shares between its parts. */
export interface TabsState {
	/** Id of the tab of a value; that of its panel ends in "-panel". */
	readonly idOf: (value: string) => string;
	readonly selected: string | undefined;
	/** The tab that Tab leads to: the focused one, else the selected one. */
	readonly reachable: string | undefined;
	readonly isAutomatic: boolean;
	readonly select: (value: string) => void;
	readonly setFocused: (value: string | undefined) => void;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

/** @throws outside of `Tabs` */
export function useTabs(): TabsState {
	const state = use(TabsContext);
	if (state === undefined) throw new Error('TabList, Tab and TabPanel stand inside of Tabs');
	return state;
}
