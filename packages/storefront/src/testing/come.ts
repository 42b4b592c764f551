/** How long a story waits for what comes by itself, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Waits until something is there, for plays of stories that find it by what no language changes.
 * @param find looks for it
 * @throws Error when it does not come: a story must not show another state than its name says
 */
export async function come<Found>(find: () => Found | null | undefined): Promise<Found> {
	const end = performance.now() + PATIENCE_MS;
	for (;;) {
		const found = find();
		if (found !== null && found !== undefined) return found;
		if (performance.now() > end) throw new Error(`What the story waits for did not come: ${find}`);
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
}
