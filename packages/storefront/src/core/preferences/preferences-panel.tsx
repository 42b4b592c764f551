import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';
import { SERVED_PANEL } from '../lazy/use-served-panel.ts';

/** Id of the panel with the preferences, which opens until the page is hydrated. */
export const PREFERENCES_PANEL = 'preferences';

const ServedPreferences = lazyComponent(async () => (await import('./served-preferences.tsx')).ServedPreferences, {
	whenVisible: {},
});

/** The preferences in a panel that the platform opens; its code loads when it is open while the page is hydrated. */
export function PreferencesPanel() {
	const isHydrated = useIsHydrated();
	const [isOpen, setIsOpen] = useState(false);
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// It may have been opened before.
		setIsOpen('popover' in HTMLElement.prototype && panel.current?.matches(':popover-open') === true);
	}, []);
	return (
		<div
			ref={panel}
			id={PREFERENCES_PANEL}
			popover="auto"
			onToggle={({ newState }) => setIsOpen(newState === 'open')}
			className={SERVED_PANEL}
		>
			{(!isHydrated || isOpen) && <ServedPreferences />}
		</div>
	);
}
