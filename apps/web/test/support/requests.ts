import type { Page, Request } from '@playwright/test';

/**
 * Collects the requests of a page. One whose security key was refused does not count: it comes again with a new key
 * (Decision 8), which happens on a busy machine.
 * @param paths which paths count
 * @returns a function that returns the requests so far, as `POST /api/orders`
 */
export function watchRequests(page: Page, paths: RegExp): () => string[] {
	const seen = new Set<Request>();
	page.on('request', (request) => {
		if (paths.test(new URL(request.url()).pathname)) seen.add(request);
	});
	page.on('response', (response) => {
		if (response.status() === 403) seen.delete(response.request());
	});
	return () => [...seen].map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
}
