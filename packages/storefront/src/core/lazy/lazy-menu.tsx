import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react';
import { useAppContext } from '../context/app-context.ts';
import type { LazyComponent } from './lazy-component.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';
import { servedPanelOpener } from './use-served-panel.ts';

/** Props of a menu that `LazyMenu` opens. */
export interface MenuProps {
	readonly trigger: ReactElement;
	/** Accessible name of the menu. */
	readonly label: string;
}

interface TriggerProps {
	onClick?: (event: MouseEvent) => void;
	popoverTarget?: string;
	onPointerEnter?: () => void;
	onFocus?: () => void;
	'aria-haspopup'?: 'menu';
	'aria-expanded'?: boolean;
	'aria-busy'?: boolean;
	'aria-describedby'?: string | undefined;
}

interface LazyMenuProps extends MenuProps {
	/** The menu, open from the start; its code loads when the pointer or the focus reaches the trigger. */
	readonly menu: LazyComponent<MenuProps>;
	readonly trigger: ReactElement<TriggerProps>;
	/** Id of a panel with the same choices, which the platform opens until the page is hydrated; none when left out. */
	readonly servedPanel?: string;
	/** Set by a component around the menu, for example a tooltip. */
	readonly 'aria-describedby'?: string | undefined;
}

/** A menu button whose menu loads with the first press. */
export function LazyMenu({ menu: Menu, trigger, label, servedPanel, 'aria-describedby': describedBy }: LazyMenuProps) {
	const app = useAppContext();
	const { isLoaded, open } = useLazyDialog(Menu);
	const [isLoading, setIsLoading] = useState(false);

	async function press() {
		setIsLoading(true);
		await open();
		setIsLoading(false);
	}
	function preload() {
		// A failure is handled when the menu is opened.
		Menu.preload(app).catch(() => {});
	}

	const described = cloneElement(trigger, { 'aria-describedby': describedBy });
	if (isLoaded) return <Menu label={label} trigger={described} />;
	return cloneElement(described, {
		'aria-haspopup': 'menu',
		'aria-expanded': false,
		'aria-busy': isLoading || undefined,
		...(servedPanel === undefined
			? { onClick: () => void press() }
			: servedPanelOpener(servedPanel, () => void press())),
		onPointerEnter: preload,
		onFocus: preload,
	});
}
