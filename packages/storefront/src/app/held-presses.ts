import { type HeldPress, heldBy, holdOneMore, PRESSES_ASKED } from './press-rule.ts';

/** Presses that come before the code which answers them: the server's markup stands, and nobody is there yet. */
export interface HeldPresses {
	/**
	 * Holds presses in a tree that React has begun to take over, and takes those over that were held before.
	 * @param root the element that it was told to take over
	 * @returns what ends it
	 */
	start(root: HTMLElement): () => void;
	/** Presses again what waits; told by the page and by each part once it is taken over. */
	release(): void;
}

/** Who has waited longer does not expect an answer any more. */
const LONGEST_WAIT_MS = 10_000;

/** Marks a form whose address is for browsers without script alone: where there is script, a press waits for it. */
export const HELD_FORM = { 'data-held': '' } as const;

/** What tells one button or choice of a page from the others. */
const wordsOf = (element: HTMLElement) =>
	[
		element.getAttribute('aria-label') ?? element.textContent,
		...NAMED.map((name) => element.getAttribute(name)),
	].join();

const NAMED = ['type', 'name', 'value'] as const;

/**
 * What stands now for what was pressed: React may have drawn its part anew meanwhile, instead of taking it over.
 * @param address of the page when it was pressed; on another page nothing stands for it
 */
function standingFor(element: HTMLElement, address: string): HTMLElement | undefined {
	if (element.isConnected) return element;
	const { URL } = element.ownerDocument;
	const alike = [...element.ownerDocument.querySelectorAll<HTMLElement>(element.localName)].filter(
		(other) => wordsOf(other) === wordsOf(element),
	);
	return URL === address && alike.length === 1 ? alike[0] : undefined;
}

/** Holds the presses that React could not answer, until the part they are in has arrived. @param now milliseconds */
export function createHeldPresses(now: () => number): HeldPresses {
	let held: readonly HeldPress[] = [];
	let address = '';

	// React stops a press in a part that it has not taken over, and does nothing else with it. What is stopped for another
	// reason is prevented as well.
	function hold(event: Event): void {
		if (!event.cancelBubble || event.defaultPrevented) {
			// Who presses what is answered has turned to something else.
			if (event.isTrusted) held = [];
			return;
		}
		const element = heldBy(event);
		if (element === undefined) return;
		event.preventDefault();
		held = holdOneMore(held, { element, at: now() });
		address = element.ownerDocument.URL;
	}

	// A menu that opens at the end of the page makes React listen there too: a press that it stops there never comes to
	// the root.
	function holdStoppedInBody(event: Event): void {
		if (event.cancelBubble) hold(event);
	}
	/** Moves the listener of the body behind those that React has added meanwhile. */
	function listenLastInBody({ currentTarget }: Event): void {
		if (!(currentTarget instanceof Document)) return;
		const { body } = currentTarget;
		body.removeEventListener('click', holdStoppedInBody, { capture: true });
		body.addEventListener('click', holdStoppedInBody, { capture: true });
	}

	async function pressAgain(presses: readonly HeldPress[]): Promise<void> {
		for (const { element } of presses) {
			// Once the part has rendered what was typed into it before it came, and what the press before changed.
			await Promise.resolve();
			standingFor(element, address)?.click();
		}
	}

	return {
		start(root) {
			// After the listeners of React, which are there once it was told.
			const document = root.ownerDocument;
			root.addEventListener('click', hold, { capture: true });
			document.addEventListener('click', listenLastInBody, { capture: true });
			const detail = (early: readonly HeldPress[]) => {
				held = early;
				address = document.URL;
			};
			document.dispatchEvent(new CustomEvent(PRESSES_ASKED, { detail }));
			return () => {
				root.removeEventListener('click', hold, { capture: true });
				document.removeEventListener('click', listenLastInBody, { capture: true });
				document.body.removeEventListener('click', holdStoppedInBody, { capture: true });
			};
		},
		release() {
			const presses = held.filter(({ at }) => now() - at < LONGEST_WAIT_MS);
			held = [];
			void pressAgain(presses);
		},
	};
}
