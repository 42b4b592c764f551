import type { Guide } from '../../../../packages/ui/src/testing/guide.ts';

/** Guidance of a component and the entry of `@zaylat/ui` that it comes from. */
export interface EntryGuide extends Guide {
	readonly entry: string;
}

/** The guides of all components; the plugin of `guides/plugin.ts` reads them from the source and puts them here. */
export const GUIDE_LIST: readonly EntryGuide[] = [];
