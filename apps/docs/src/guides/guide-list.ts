import type { EntryGuide } from './guides.ts';

/** The guides of all components; the plugin of `guides/plugin.ts` reads them from the source and puts them here. */
export const GUIDE_LIST: readonly EntryGuide[] = [];
