import type { ShopI18n } from '../../i18n/create-i18n.ts';
import type { PreferencesStore } from '../preferences/preferences-store.ts';

/** What loading code and texts ahead needs of the running shop (`AppContext`). */
export interface PreloadContext {
	readonly i18n: ShopI18n;
	readonly preferences: PreferencesStore;
}

/** What can be loaded ahead of its first rendering. */
export interface Preloadable {
	/**
	 * Loads code and texts ahead of the first rendering.
	 * @throws when they cannot be loaded; the next call tries again
	 */
	readonly preload: (app: PreloadContext) => Promise<void>;
}
