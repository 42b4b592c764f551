import { type ComponentType, useState } from 'react';

/** A dialog whose code arrives with the first press that wants it. */
export interface LateDialog<Props> {
	/** Render it with `isOpen` and `onOpenChange`; undefined until it has arrived. */
	readonly Dialog: ComponentType<Props> | undefined;
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	readonly open: () => void;
}

/**
 * Keeps the code of a dialog out of the first load.
 * @param load imports the dialog
 */
export function useLateDialog<Props>(load: () => Promise<ComponentType<Props>>): LateDialog<Props> {
	const [Dialog, setDialog] = useState<ComponentType<Props>>();
	const [isOpen, onOpenChange] = useState(false);

	async function open() {
		try {
			const Loaded = await load();
			setDialog(() => Loaded);
			onOpenChange(true);
		} catch {
			// The connection is gone; the notice below the header says so, and the next press tries again.
		}
	}

	return { Dialog, isOpen, onOpenChange, open: () => void open() };
}
