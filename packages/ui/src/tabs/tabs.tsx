'use client';

import { type ComponentPropsWithRef, useCallback, useId, useMemo, useState } from 'react';
import { useControlled } from '../value/use-controlled.ts';
import { TabsContext } from './tabs-context.ts';

/** Props of Tabs: those of a div, and these. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
	/** Value of the selected tab, when the caller keeps it. Default: the tabs keep it. */
	readonly value?: string | undefined;
	/** Value of the tab selected at first. Default: none, and every tab is a stop of the Tab key. */
	readonly defaultValue?: string | undefined;
	/** Called with the value of a tab that is chosen. */
	readonly onValueChange?: ((value: string) => void) | undefined;
	/** `automatic` selects what the arrow keys reach, `manual` waits for Enter: for slow panels. Default `automatic`. */
	readonly activation?: 'automatic' | 'manual' | undefined;
}

/** Views of one thing, of which one is shown: a `TabList` of `Tab`s, and a `TabPanel` for each. */
export function Tabs({ value, defaultValue, onValueChange, activation = 'automatic', className, ...props }: TabsProps) {
	const id = useId();
	const [selected, change] = useControlled(value, defaultValue, onValueChange);
	const [focused, setFocused] = useState<string>();

	const select = useCallback(
		(next: string) => {
			if (next !== selected) change(next);
		},
		[selected, change],
	);
	const state = useMemo(
		() => ({
			// A value may hold spaces, an id in a list of ids may not.
			idOf: (tab: string) => `${id}-${encodeURIComponent(tab)}`,
			selected,
			reachable: focused ?? selected,
			isAutomatic: activation === 'automatic',
			select,
			setFocused,
		}),
		[id, selected, focused, activation, select],
	);
	return (
		<TabsContext value={state}>
			<div data-part="tabs" {...props} className={className} />
		</TabsContext>
	);
}
