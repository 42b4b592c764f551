/** Stories of which there is a small picture; the plugin of `screens/plugin.ts` puts them here. */
export const PICTURES: readonly string[] = [];
