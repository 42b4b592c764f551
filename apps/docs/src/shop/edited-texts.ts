import type { AppContext } from '@zaylat/storefront';

type ChangedTexts = Parameters<AppContext['i18n']['replace']>[0];

/** Texts that were edited since the page was opened: the browser keeps the module of them that it has loaded. */
const edited: ChangedTexts[] = [];
const listeners = new Set<(changed: ChangedTexts) => void>();

import.meta.hot?.on('zaylat:texts', (changed: ChangedTexts) => {
	edited.push(changed);
	for (const listener of listeners) listener(changed);
});

/**
 * Shows texts in a shop as they are edited, in development; its texts are to be loaded already.
 * @returns what ends it
 */
export function followEditedTexts({ i18n }: AppContext): () => void {
	for (const changed of edited) i18n.replace(changed);
	listeners.add(i18n.replace);
	return () => listeners.delete(i18n.replace);
}
