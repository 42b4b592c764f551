/**
 * Areas of interface texts, one JSON file each per language (`src/i18n/<language>/<area>.json`).
 * `app` (frame, preferences) and `errors` (every error a person can meet) are loaded on every page.
 */
export const AREAS = ['app', 'errors', 'home', 'search', 'catalog', 'product', 'cart', 'auth', 'account'] as const;

/** An area of interface texts; the namespace of its keys. */
export type Area = (typeof AREAS)[number];

/** Areas that every page needs. */
export const FRAME_AREAS = ['app', 'errors'] as const satisfies readonly Area[];
