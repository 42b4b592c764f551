import { useState } from 'react';
import { useAppContext } from '../context/app-context.ts';
import type { LazyComponent } from './lazy-component.tsx';
import { useNotOpened } from './use-not-opened.ts';

/** State of a dialog whose code loads when it is first opened. */
export interface LazyDialogState {
	/** Whether to render the dialog: it has been opened once and stays, so that closing can be animated. */
	readonly isLoaded: boolean;
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	/** Loads the dialog and opens it. Without a connection a toast says so, and the next call tries again. */
	readonly open: () => Promise<void>;
}

/**
 * Opens a dialog, menu or drawer that is a `lazyComponent`.
 * @param dialog the component, whose code is loaded before it opens
 */
export function useLazyDialog(dialog: Pick<LazyComponent<never>, 'preload'>): LazyDialogState {
	const app = useAppContext();
	const sayNotOpened = useNotOpened();
	const [isLoaded, setIsLoaded] = useState(false);
	const [isOpen, onOpenChange] = useState(false);

	async function open() {
		try {
			await dialog.preload(app);
		} catch {
			sayNotOpened();
			return;
		}
		setIsLoaded(true);
		onOpenChange(true);
	}

	return { isLoaded, isOpen, onOpenChange, open };
}
