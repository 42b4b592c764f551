import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';

/** What the module of a menu shows. */
export interface MenuProps {
	readonly trigger: ReactElement;
	/** Accessible name of the menu. */
	readonly label: string;
}

/** A module with the menu as its one component. */
export interface MenuModule {
	readonly Menu: ComponentType<MenuProps>;
}

interface LazyMenuProps extends MenuProps {
	/** Loads the menu; begins when the pointer or the focus comes near. */
	readonly load: () => Promise<MenuModule>;
	readonly trigger: ReactElement<TriggerProps>;
	/** Set by whoever wraps the menu, a tooltip for example. */
	readonly 'aria-describedby'?: string | undefined;
}

interface TriggerProps {
	onClick?: () => void;
	onPointerEnter?: () => void;
	onFocus?: () => void;
	'aria-haspopup'?: 'menu';
	'aria-expanded'?: boolean;
	'aria-busy'?: boolean;
	'aria-describedby'?: string | undefined;
}

/** A menu whose code stays out of the first load: it arrives with the first press of its trigger, and opens then. */
export function LazyMenu({ load, trigger, label, 'aria-describedby': describedBy }: LazyMenuProps) {
	const [loaded, setLoaded] = useState<MenuModule>();
	const [isLoading, setIsLoading] = useState(false);
	const near = () => {
		// A failure shows when the menu is wanted.
		load().catch(() => {});
	};
	const open = async () => {
		setIsLoading(true);
		try {
			setLoaded(await load());
		} catch {
			// The connection is gone; the notice below the header says so, and the next press tries again.
		} finally {
			setIsLoading(false);
		}
	};
	if (loaded) {
		return <loaded.Menu label={label} trigger={cloneElement(trigger, { 'aria-describedby': describedBy })} />;
	}
	return cloneElement(trigger, {
		'aria-haspopup': 'menu',
		'aria-expanded': false,
		'aria-busy': isLoading || undefined,
		'aria-describedby': describedBy,
		onClick: () => void open(),
		onPointerEnter: near,
		onFocus: near,
	});
}
