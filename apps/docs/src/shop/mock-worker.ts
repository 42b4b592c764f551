import { createMockApi } from '@zaylat/api-client/mocks';
import { setupWorker } from 'msw/browser';

// Calls of the API go to a mock of each story's own; the worker answers only what <img> asks for.
const worker = setupWorker(...createMockApi().handlers);

/** Resolves when pictures can be asked for. */
export const workerStarted = worker.start({
	quiet: true,
	onUnhandledFrame: 'bypass',
	serviceWorker: { url: './worker.js' },
});

// A page can have one worker only: a second one throws, and would end every update of the preview.
import.meta.hot?.accept(() => window.location.reload());
