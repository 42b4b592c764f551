import { type HeldPress, heldBy, holdOneMore, PRESSES_ASKED } from './press-rule.ts';

/**
 * Holds presses in a page whose code has not arrived, until the shop asks for them.
 * @param now milliseconds since the epoch
 * @returns what ends it, where the code does not arrive: then the browser does what it can
 */
export function holdEarlyPresses(document: Document, now: () => number): () => void {
	let held: readonly HeldPress[] = [];

	function hold(event: Event): void {
		const element = heldBy(event);
		if (element === undefined) return;
		event.preventDefault();
		held = holdOneMore(held, { element, at: now() });
	}
	function handOver(event: Event): void {
		end();
		if (event instanceof CustomEvent && typeof event.detail === 'function') event.detail(held);
	}
	function end(): void {
		document.removeEventListener('click', hold, { capture: true });
		document.removeEventListener(PRESSES_ASKED, handOver);
	}

	document.addEventListener('click', hold, { capture: true });
	document.addEventListener(PRESSES_ASKED, handOver);
	return end;
}
