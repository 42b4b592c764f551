'use client';

import { useState } from 'react';

/** What floats must stay inside of these: the top layer of an open dialog, and a part with a colour mode of its own. */
const CONTAINERS = 'dialog, [data-color-mode]:not(html)';

/**
 * Finds the element that a portal belongs in. At the end of the page, below an open `<dialog>`, it could be neither
 * seen nor pressed.
 * @returns the container, undefined for the end of the page, and a ref for the element that opens what floats
 */
export function usePortalContainer() {
	const [opener, setOpener] = useState<Element | null>(null);
	return [opener?.closest(CONTAINERS) ?? undefined, setOpener] as const;
}
