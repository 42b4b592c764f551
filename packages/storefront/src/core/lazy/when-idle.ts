/**
 * Longest wait for the browser to be idle, in milliseconds. Chromium may run no idle callback at all after a scroll whose end
 * it has not seen, although the page does nothing.
 */
export const IDLE_TIMEOUT_MS = 2000;

/**
 * Calls a function when the browser is idle, at the latest after {@link IDLE_TIMEOUT_MS}.
 * @param window the tab; Safari has no idle callbacks and calls at once
 */
export function whenIdle(window: Partial<Pick<Window, 'requestIdleCallback'>>, run: () => void): void {
	if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
	else run();
}
