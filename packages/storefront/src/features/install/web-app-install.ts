import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../core/context/readable-store.ts';

/** Event of Chromium browsers that says that the shop can be installed. */
interface InstallEvent extends Event {
	prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Where local storage has whether the offer was dismissed. */
export const INSTALL_KEY = 'install-offer';
const DISMISSED = 'dismissed';

/** The offer to install the shop as an app: whether it can be shown. */
export interface WebAppInstall extends ReadableStore<boolean> {
	/** Shows the question of the browser. */
	prompt(this: void): Promise<void>;
	/** Never offers it again in this browser. */
	dismiss(this: void): void;
	/** Listens to the browser. Returns a function that stops it. */
	start(this: void): () => void;
}

/**
 * Creates the offer to install the shop. Browsers that install only by their own menu (Safari, Firefox) send no event, so
 * nothing is offered there.
 * @param window undefined on a server
 */
export function createWebAppInstall(window: Window | undefined): WebAppInstall {
	const store = createStore<boolean>()(() => false);
	let event: InstallEvent | undefined;

	function isDismissed(): boolean {
		try {
			return window?.localStorage.getItem(INSTALL_KEY) === DISMISSED;
		} catch {
			// Without storage a dismissal would be forgotten.
			return true;
		}
	}

	function hear(heard: Event): void {
		// The browser shows no banner of its own.
		heard.preventDefault();
		event = heard as InstallEvent;
		store.setState(!isDismissed());
	}

	function end(): void {
		event = undefined;
		store.setState(false);
	}

	return {
		...store,
		async prompt() {
			const asked = event;
			end();
			await asked?.prompt();
		},
		dismiss() {
			try {
				window?.localStorage.setItem(INSTALL_KEY, DISMISSED);
			} catch {
				// It is hidden as long as the page.
			}
			end();
		},
		start() {
			window?.addEventListener('beforeinstallprompt', hear);
			window?.addEventListener('appinstalled', end);
			return () => {
				window?.removeEventListener('beforeinstallprompt', hear);
				window?.removeEventListener('appinstalled', end);
			};
		},
	};
}
