/** Presses that come before the code which answers them: the server's markup stands, and nobody is there yet. */
export interface HeldPresses {
	/**
	 * Holds presses in a tree that React has begun to take over.
	 * @param root the element that it was told to take over
	 * @returns what ends it
	 */
	start(root: HTMLElement): () => void;
	/** Presses again what waits; told by each part once it is taken over. */
	release(): void;
}

/** Who has waited longer has turned to something else. */
const LONGEST_WAIT_MS = 10_000;

const PRESSED = 'button, [type="checkbox"], [type="radio"]';

/** Marks a form whose address is for browsers without script alone: where there is script, a press waits for it. */
export const HELD_FORM = { 'data-held': '' } as const;

/** Whether the browser does by itself what is pressed: it follows a link and sends a form that says where to. */
function worksAlone(pressed: Element): boolean {
	if (pressed.closest('a[href]')) return true;
	const button = pressed.closest('button');
	return button?.type === 'submit' && button.form?.matches('[action]:not([data-held])') === true;
}

/** Holds the press that React could not answer, until the part it is in has arrived. @param now milliseconds */
export function createHeldPresses(now: () => number): HeldPresses {
	let held: { readonly element: HTMLElement; readonly at: number } | undefined;

	// React stops a press in a part that it has not taken over, and does nothing else with it. What is stopped for another
	// reason is prevented as well.
	function hold(event: MouseEvent): void {
		held = undefined;
		if (!event.cancelBubble || event.defaultPrevented || !(event.target instanceof Element)) return;
		const element = event.target.closest<HTMLElement>(PRESSED);
		if (element === null || worksAlone(element)) return;
		event.preventDefault();
		held = { element, at: now() };
	}

	return {
		start(root) {
			// After the listeners of React, which are there once it was told.
			root.addEventListener('click', hold, { capture: true });
			return () => root.removeEventListener('click', hold, { capture: true });
		},
		release() {
			const press = held;
			held = undefined;
			if (press === undefined || now() - press.at >= LONGEST_WAIT_MS) return;
			// Once the part has rendered what was typed into it before it came.
			queueMicrotask(() => {
				if (press.element.isConnected) press.element.click();
			});
		},
	};
}
