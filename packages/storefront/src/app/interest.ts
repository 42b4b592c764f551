/** The visitor's first sign of wanting more than to read. */
export interface Interest {
	/** Resolves with the first move, key, touch or scroll; at once when there was one. */
	first(): Promise<void>;
	/** Resolves with the next one. */
	next(): Promise<void>;
	/** Begins to listen. Returns what ends it. */
	start(): () => void;
}

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Listens for the first sign of interest in a page, for code that is of no use before it.
 * @param window the tab; undefined on the server, where nobody moves
 */
export function createInterest(window: Window | undefined): Interest {
	const waiting = new Set<() => void>();
	let isShown = false;

	function show(): void {
		isShown = true;
		for (const resolve of waiting) resolve();
		waiting.clear();
	}

	const next = () =>
		new Promise<void>((resolve) => {
			waiting.add(resolve);
		});

	return {
		first: () => (isShown ? Promise.resolve() : next()),
		next,
		start() {
			if (window === undefined) return () => {};
			const { document } = window;
			for (const sign of SIGNS) window.addEventListener(sign, show, { capture: true, passive: true });
			// Who scrolled or went to a field before the scripts came has shown it already.
			if (window.scrollY > 0 || (document.activeElement ?? document.body) !== document.body) show();
			return () => {
				for (const sign of SIGNS) window.removeEventListener(sign, show, { capture: true });
			};
		},
	};
}
