import type { Page } from '@playwright/test';
import { ON } from './support/matrix.ts';
import { at, expect, open, test } from './support/shop.ts';

/** Keeps what the page reports of its errors instead of sending it. @returns what was reported so far */
async function keepReports(page: Page) {
	const reports: unknown[] = [];
	await page.exposeFunction('keepReport', (text: string) => void reports.push(JSON.parse(text)));
	await page.addInitScript(() => {
		const { keepReport } = window as unknown as { keepReport(text: string): void };
		navigator.sendBeacon = (_, body) => {
			if (body instanceof Blob) void body.text().then(keepReport);
			return true;
		};
	});
	return () => reports;
}

test('an error before the scripts of the page run is reported, once', ON.desktop, async ({ page, problems }) => {
	problems.forgive(/too early/);
	const reports = await keepReports(page);
	await page.addInitScript(() =>
		document.addEventListener('DOMContentLoaded', () => {
			throw new TypeError('too early');
		}),
	);
	await open(page, at('mm', '/?lang=en'));
	await expect.poll(reports).toEqual([
		expect.objectContaining({
			type: 'TypeError',
			message: 'too early',
			build: expect.stringMatching(/\w/),
			route: '/',
		}),
	]);
});

test('an error that keeps the page from being hydrated is reported', ON.desktop, async ({ page, problems }) => {
	problems.forgive(/The page has no/);
	const reports = await keepReports(page);
	await page.addInitScript(() =>
		document.addEventListener('DOMContentLoaded', () => document.getElementById('root')?.removeAttribute('id')),
	);
	await page.goto(at('mm', '/?lang=en'));
	await expect
		.poll(reports)
		.toEqual([expect.objectContaining({ type: 'Error', message: 'The page has no #root', build: expect.any(String) })]);
});
