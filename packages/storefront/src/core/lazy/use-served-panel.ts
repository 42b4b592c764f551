import { type MouseEvent, useEffect, useEffectEvent } from 'react';

/** Props of a button that opens a panel of the served page. */
export interface ServedPanelOpener {
	/** Opens the panel by the platform until the page is hydrated. */
	readonly popoverTarget: string;
	readonly onClick: (event: MouseEvent) => void;
}

/**
 * Props of a button that opens a dialog or menu: until the page is hydrated, the platform opens a panel with the same
 * content that came with the page (`popover`). Browsers without popovers (before 2024) open nothing until then.
 * @param id of the panel
 * @param open opens the dialog or menu
 */
export const servedPanelOpener = (id: string, open: () => void): ServedPanelOpener => ({
	popoverTarget: id,
	onClick(event) {
		event.preventDefault();
		open();
	},
});

/**
 * Replaces the panel that was opened before hydration by the dialog.
 * @param id of the panel
 * @param open opens the dialog; gets the panel, to take over what was chosen in it
 */
export function useServedPanel(id: string, open: (panel: HTMLElement) => Promise<void>): void {
	const takeOver = useEffectEvent(async () => {
		const panel = 'popover' in HTMLElement.prototype ? document.getElementById(id) : null;
		if (!panel?.matches(':popover-open')) return;
		await open(panel);
		panel.hidePopover();
	});
	useEffect(() => void takeOver(), []);
}

/** Looks of a panel of the served page: at the bottom of phones, in the middle of wider windows. */
export const SERVED_PANEL =
	'max-h-[85dvh] overflow-y-auto border border-border bg-surface-raised p-4 text-text backdrop:bg-overlay max-tablet:mt-auto max-tablet:w-full max-tablet:max-w-full max-tablet:rounded-t-card tablet:m-auto tablet:w-96 tablet:rounded-card';
