import { holdEarlyPresses } from '@zaylat/storefront';

/** Longest time that scripts wait for pictures and fonts, in milliseconds. */
const PATIENCE_MS = 1_500;

/** What a visitor does when the page should answer: then there is nothing to wait for. */
const WISHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const { entry = '', chunks = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
const stopHolding = holdEarlyPresses(document, () => Date.now());
let isStarted = false;

/** Fetches all chunks of the page at once and runs its entry. */
function start(): void {
	if (isStarted) return;
	isStarted = true;
	for (const wish of WISHES) removeEventListener(wish, start, true);
	for (const href of chunks.split(' ').filter(Boolean)) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = href;
		document.head.append(link);
	}
	import(/* @vite-ignore */ entry).catch((failure: unknown) => {
		stopHolding();
		throw failure;
	});
}

/** Calls back when a frame was painted: the first callback comes before it, the second before the one after it. */
function afterPaint(then: () => void): void {
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

// The page reads without its code, so the code comes after what the eye waits for: on a slow line and a slow processor
// both would otherwise share it. A page in the background, or that is there already, starts at once.
if (document.readyState === 'complete' || document.visibilityState === 'hidden') start();
else {
	addEventListener('load', () => afterPaint(start), { once: true });
	setTimeout(start, PATIENCE_MS);
	for (const wish of WISHES) addEventListener(wish, start, { capture: true, passive: true });
}
