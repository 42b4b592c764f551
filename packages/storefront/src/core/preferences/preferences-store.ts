import { type CookieRules, formatCookie } from '@zaylat/domain/cookies';
import { isLessData, PREFERENCE_COOKIE, PREFERENCE_KEYS, type Preference } from '@zaylat/domain/preferences';
import { VIEWPORT_COOKIE, VIEWPORT_FALLBACK, type Viewport, viewportOf } from '@zaylat/domain/viewport';
import { BREAKPOINTS } from '@zaylat/tokens';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../context/readable-store.ts';
import type { Timer, Timers } from '../context/timers.ts';
import { PREFERENCES, type Preferences, readStored } from './preferences.ts';

/** How long after a resize the width is looked at again, in milliseconds (Specification §9). */
export const VIEWPORT_DELAY_MS = 50;

/** What the store needs of the browser; a server gives nothing. */
export interface PreferencesBrowser {
	readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
	/** Value of a cookie. */
	cookie(name: string): string | undefined;
	/** Takes a cookie as `document.cookie` does. */
	setCookie(cookie: string): void;
	/** Width of the window in CSS pixels. */
	width(): number;
	/** Calls back on each resize. Returns what ends it. */
	onResize(callback: () => void): () => void;
	/** Calls back when another tab has changed the storage. Returns what ends it. */
	onStorage(callback: () => void): () => void;
	/** Whether the device asks to save data. */
	savesData(): boolean;
	/** Whether the page came over HTTPS: on plain HTTP some browsers refuse secure cookies even from this machine. */
	isSecure(): boolean;
}

/**
 * The preferences of a shop; stored in the browser and mirrored in cookies (Decision 4). The initial state is that with
 * which the server rendered.
 */
export interface PreferencesStore extends ReadableStore<Preferences> {
	/** Applies and stores choices; a language is applied when its texts are loaded. */
	set(this: void, choice: Partial<Pick<Preferences, Preference>>): Promise<void>;
	/**
	 * State of the window (Specification §9). Not part of the state: nothing that is rendered depends on it, and a page
	 * that is the same for all devices would be rendered again on each of them.
	 */
	viewport(this: void): Viewport;
	/** Takes over what cookies and storage hold, keeps `?lang=`, follows resizes and other tabs. Returns what stops it. */
	start(this: void): () => void;
}

/** What the preferences store is made of. */
export interface PreferencesStoreDeps {
	readonly initial: Preferences;
	/** Languages of the shop: another one that is stored is passed over. */
	readonly languages: readonly Preferences['language'][];
	/** Preferences that the address itself asked for; they are stored and take precedence over storage. */
	readonly asked?: Partial<Pick<Preferences, Preference>>;
	readonly browser?: PreferencesBrowser | undefined;
	/** State of the window as far as a server knows it; a browser measures its own. */
	readonly viewport?: Viewport | undefined;
	readonly timers: Timers;
	/** Readies a language before it is applied. */
	prepareLanguage(language: Preferences['language']): Promise<void>;
}

/** Creates the preferences store of a shop. */
export function createPreferencesStore(deps: PreferencesStoreDeps): PreferencesStore {
	const { initial, languages, asked = {}, browser, timers, prepareLanguage } = deps;
	const store = createStore<Preferences>()(() => initial);
	let viewport = browser ? viewportOf(browser.width(), BREAKPOINTS) : (deps.viewport ?? VIEWPORT_FALLBACK);

	function apply(change: Partial<Preferences>): void {
		const current = store.getState();
		const next = { ...current, ...change };
		if (Object.keys(change).some((key) => next[key as keyof Preferences] !== current[key as keyof Preferences]))
			store.setState(next);
	}

	function writeCookie(name: string, value: string, rules: CookieRules): void {
		browser?.setCookie(formatCookie(name, value, rules));
	}

	function keep(choice: Partial<Pick<Preferences, Preference>>): void {
		for (const preference of PREFERENCES) {
			const value = choice[preference];
			if (value === undefined) continue;
			try {
				browser?.storage.setItem(PREFERENCE_KEYS[preference], value);
			} catch {
				// Storage may be full or forbidden; the cookie still carries the choice.
			}
			writeCookie(PREFERENCE_KEYS[preference], value, {
				...PREFERENCE_COOKIE,
				secure: browser?.isSecure() ?? PREFERENCE_COOKIE.secure,
			});
		}
	}

	async function set(choice: Partial<Pick<Preferences, Preference>>): Promise<void> {
		const { language } = choice;
		if (language !== undefined && language !== store.getState().language) await prepareLanguage(language);
		keep(choice);
		const { dataUse, deliveryCountry } = choice;
		apply({
			...choice,
			...(deliveryCountry !== undefined && { isDestinationChosen: true }),
			...(dataUse !== undefined && { isLessData: isLessData(dataUse, browser?.savesData() ?? false) }),
		});
	}

	/**
	 * Takes what storage holds, unless the address asked otherwise.
	 * @param first takes precedence
	 */
	function takeStored(first: Partial<Preferences> = {}): void {
		if (browser === undefined) return;
		let stored: Partial<Preferences>;
		try {
			stored = { ...readStored(browser.storage), ...first };
		} catch {
			return;
		}
		const { language, ...others } = stored;
		const offered = language !== undefined && languages.includes(language) ? { language } : {};
		void set({ ...others, ...offered, ...asked }).catch(() => {
			// The texts of the stored language did not arrive; the page stays readable in the language it has.
		});
	}

	function measure(): void {
		if (browser === undefined) return;
		viewport = viewportOf(browser.width(), BREAKPOINTS);
		writeCookie(VIEWPORT_COOKIE.name, viewport, VIEWPORT_COOKIE);
	}

	return {
		...store,
		set,
		viewport: () => viewport,
		start() {
			// A form that the server took has changed the cookies alone. Browsers delete cookies earlier than the storage.
			takeStored(browser && readStored({ getItem: browser.cookie }));
			measure();
			let timer: Timer | undefined;
			const endResize = browser?.onResize(() => {
				timers.cancel(timer);
				timer = timers.after(VIEWPORT_DELAY_MS, measure);
			});
			const endStorage = browser?.onStorage(() => takeStored());
			return () => {
				timers.cancel(timer);
				endResize?.();
				endStorage?.();
			};
		},
	};
}
