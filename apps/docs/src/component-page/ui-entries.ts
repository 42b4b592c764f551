import type { EntryDoc } from '../../props/component-docs.ts';

/** What `@zaylat/ui` exports; the plugin of `props/plugin.ts` reads it from the source and puts it here. */
export const ENTRIES: readonly EntryDoc[] = [];
