import { expect, type Page } from '@playwright/test';

/** Problems that a page may have without a test failing: console messages and uncaught errors. */
export interface Watched {
	/** Takes expected messages out, for tests that provoke failures. */
	forgive(pattern: RegExp): void;
}

/**
 * Watches a page for errors on its console and for uncaught ones.
 *
 * A security key that was held up on its way is refused and made again at once (Decision 8); the browser writes the
 * refusal down all the same, so it is no problem once the same request was answered.
 * @returns `problems`, and `check`, which fails when an error was logged that the test does not expect.
 */
export function watchProblems(page: Page): { readonly problems: Watched; check(): Promise<void> } {
	const seen: { readonly text: string; readonly url: string }[] = [];
	const forgiven: RegExp[] = [];
	const refused = new Set<string>();
	const renewed = new Set<string>();
	page.on('console', (message) => {
		if (message.type() === 'error') seen.push({ text: message.text(), url: message.location().url });
	});
	page.on('pageerror', (error) => seen.push({ text: error.message, url: page.url() }));
	page.on('response', (response) => {
		const request = response.request();
		const name = `${request.method()} ${request.url()}`;
		if (response.status() === 403 && 'x-security-key' in request.headers()) refused.add(name);
		else if (response.ok() && refused.has(name)) renewed.add(request.url());
	});
	const isRenewed = ({ text, url }: { text: string; url: string }) => /status of 403/.test(text) && renewed.has(url);
	return {
		problems: { forgive: (pattern) => forgiven.push(pattern) },
		async check() {
			const left = () => seen.filter((one) => !isRenewed(one) && !forgiven.some((pattern) => pattern.test(one.text)));
			// The response to a new key may still be pending.
			await expect.poll(left, { timeout: 5_000 }).toEqual([]);
		},
	};
}
