/** Events that count as the first use of the page; a mouse moves before it presses. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * Calls a function once somebody uses the page: at the first press, key, focus or movement of a mouse, or at once when a
 * field has the focus already.
 * @returns ends the waiting
 */
export function onFirstUse(window: Window, run: () => void): () => void {
	const ended = new AbortController();
	const use = () => {
		ended.abort();
		run();
	};
	for (const type of USES) window.addEventListener(type, use, { capture: true, passive: true, signal: ended.signal });
	const { activeElement, body } = window.document;
	if (activeElement !== null && activeElement !== body) use();
	return () => ended.abort();
}
