const { setTimeout: realSetTimeout } = globalThis;

/**
 * Waits in real time, for tests with fake timers. `expect.poll` and `expect.element` advance the fake clock with each
 * attempt, on a busy machine beyond the time that the test is about.
 * @returns after 10 s at the latest; the assertion that follows reports what is missing
 */
export async function waitUntil(isReached: () => boolean): Promise<void> {
	const end = performance.now() + 10_000;
	while (!isReached() && performance.now() < end) await new Promise((resolve) => realSetTimeout(resolve, 10));
}
