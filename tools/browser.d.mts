/** The browser that tests, Storybook and benchmarks run in. */
export interface PinnedBrowser {
	/** File to launch. */
	executablePath: string;
	/** Flags for launches that paint the same pixels everywhere. */
	args: string[];
	/** Environment to launch it with. */
	env: Record<string, string>;
	/** False when it is whatever Chrome this machine has: pictures must not be compared then. */
	isPinned: boolean;
}

/**
 * Finds the browser for tests: `CHROMIUM_PATH` when set, else the pinned Chromium, else a Chrome of this machine.
 * @throws when there is none, saying what to install or set
 */
export function pinnedBrowser(): Promise<PinnedBrowser>;
