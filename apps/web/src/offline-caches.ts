/**
 * Caches that the service worker fills, beside its precache. Pages may remove them; the worker creates them again.
 */
export const CACHES = {
	/** Chunks, styles and fonts of the pages that were visited. */
	assets: 'zaylat-assets',
	pictures: 'zaylat-pictures',
	/** Documents of pages that are the same for everyone with the same preferences. */
	pages: 'zaylat-pages',
	/** Payload files of such pages. */
	payloads: 'zaylat-payloads',
	/** Public responses of the API. */
	responses: 'zaylat-responses',
	/** Pages and responses of whoever is signed in. */
	personal: 'zaylat-personal',
} as const;

/** Path of the document that starts the shop at any address without a connection. */
export const SHELL_PATH = '/_shell';

/** Names the build of a payload request, and of the document at `SHELL_PATH`. */
export const BUILD_HEADER = 'x-build-id';

/** A page asks the worker to keep what was loaded before the worker was there. */
export interface KeepMessage {
	readonly type: 'KEEP';
	/** Address of the page. */
	readonly page: string;
	/** Paths of the files that it has loaded. */
	readonly files: readonly string[];
}
