import { useState } from 'react';
import { useAppContext } from './app-context.ts';
import type { LazyComponent } from './lazy-component.tsx';

/** State of a dialog whose code loads when it is first opened. */
export interface LazyDialogState {
	/** Whether to render the dialog: it has been opened once and stays, so that closing can be animated. */
	readonly isLoaded: boolean;
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Loads the dialog and opens it. When the connection is lost nothing opens, and the next call tries again. */
	readonly open: () => Promise<void>;
}

/**
 * Opens a dialog, menu or drawer that is a `lazyComponent`.
 * @param dialog the component, whose code is loaded before it opens
 */
export function useLazyDialog(dialog: Pick<LazyComponent<never>, 'preload'>): LazyDialogState {
	const app = useAppContext();
	const [isLoaded, setIsLoaded] = useState(false);
	const [isOpen, onOpenChange] = useState(false);

	async function open() {
		try {
			await dialog.preload(app);
		} catch {
			// The connection notice below the header says what is wrong.
			return;
		}
		setIsLoaded(true);
		onOpenChange(true);
	}

	return { isLoaded, isOpen, onOpenChange, open };
}
