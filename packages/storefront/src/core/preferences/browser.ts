import { readCookie } from '@zaylat/domain/cookies';
import type { PreferencesBrowser } from './preferences-store.ts';

/** The browser that stores the preferences. */
export function preferencesBrowser(window: Window): PreferencesBrowser {
	const listen = (type: 'resize' | 'storage') => (callback: () => void) => {
		window.addEventListener(type, callback);
		return () => window.removeEventListener(type, callback);
	};
	return {
		storage: storageOf(window),
		cookie: (name) => readCookie(window.document.cookie, name),
		setCookie(cookie) {
			window.document.cookie = cookie;
		},
		width: () => window.innerWidth,
		onResize: listen('resize'),
		onStorage: listen('storage'),
		savesData: () => savesData(window.navigator),
		isSecure: () => window.location.protocol === 'https:',
	};
}

/** Whether the device asks to save data; only some browsers tell. */
export function savesData(navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } }): boolean {
	return navigator.connection?.saveData === true;
}

/** Reading `localStorage` itself throws where the visitor forbids it. */
function storageOf(window: Window): PreferencesBrowser['storage'] {
	try {
		return window.localStorage;
	} catch {
		const held = new Map<string, string>();
		return {
			getItem: (key) => held.get(key) ?? null,
			setItem: (key, value) => held.set(key, value),
		};
	}
}
