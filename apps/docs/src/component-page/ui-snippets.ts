/**
 * Code that can be pasted into an app, by id of the story that shows it; the plugin of `props/plugin.ts` reads it from
 * the stories and puts it here.
 */
export const SNIPPETS: Readonly<Record<string, string>> = {};
