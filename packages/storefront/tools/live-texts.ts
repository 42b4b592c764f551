import type { Plugin } from 'vite';

const FILE = /\/packages\/storefront\/src\/i18n\/([a-z]+)\/([a-z]+)\.json$/;

/** Name of the event that tells pages of changed texts; its data are a `ChangedTexts` of `@zaylat/storefront`. */
const EVENT = 'zaylat:texts';

/**
 * Vite plugin for development: sends changed interface texts to the open pages instead of reloading them. The page
 * hands them to `shop.i18n.replace`.
 */
export function liveTexts(): Plugin {
	return {
		name: 'zaylat-live-texts',
		apply: 'serve',
		async hotUpdate({ file, read }) {
			const [, language, area] = FILE.exec(file) ?? [];
			if (this.environment.name !== 'client' || language === undefined || area === undefined) return undefined;
			try {
				const texts: unknown = JSON.parse(await read());
				this.environment.hot.send(EVENT, { language, area, texts });
			} catch (error) {
				this.environment.logger.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
			}
			return [];
		},
	};
}
