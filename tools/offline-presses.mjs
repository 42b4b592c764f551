/**
 * Presses every link and button of screens without a connection, on a phone in both editions, and lists what happens:
 * `node tools/offline-presses.mjs PORT [--out FILE] [--editions mm,th] [PATH...]`. A shop must run on that port
 * (`npm start`). A visitor who has been at the first three pages goes to each of the others without a connection. What
 * stands around the pages (header, footer, bar) is pressed on the first page alone.
 *
 * Fails when a press leads to the error page of the browser, or when nothing changes: no address, no element, no focus.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pinnedBrowser } from './browser.mjs';
import { ROOT } from './lib/root.mjs';

const { chromium, devices } = createRequire(join(ROOT, 'apps/web/package.json'))('@playwright/test');

const { values, positionals } = parseArgs({
	options: { out: { type: 'string' }, editions: { type: 'string', default: 'mm,th' } },
	allowPositionals: true,
});
const [port = '3000', ...given] = positionals;
/** Screens of the route table, with one of each kind where an address names a thing. */
const SCREENS = [
	...['/', '/Categories', '/Track', '/help', '/login', '/register', '/auth/passwordReset', '/Checkout', '/Payment'],
	...[
		'/Orders',
		'/Orders/ZL00000001',
		'/Products/1001',
		'/Profile',
		'/WishList',
		'/search',
		'/search-results?search=a',
	],
	...['/wholesale', '/Shops/none', '/Digital/none', '/chat', '/AddressBook', '/FollowedShops', '/RecentViews'],
	...[
		'/Points',
		'/LinkedAccounts',
		'/Quotations',
		'/Selling',
		'/DigitalLibrary',
		'/PostOffices',
		'/DeliveryCalculator',
	],
	...['/BusinessDirectory', '/Invoice/ZL00000001', '/Receipt/ZL00000001', '/Download', '/no-such-page'],
];
const PATHS = given.length > 0 ? given : SCREENS;
const KINDS = ['a[href]', 'button', '[role=button]', 'summary'];
const ANYWHERE = KINDS.map((kind) => `${kind}:visible`).join(', ');
const IN_PAGE = KINDS.map((kind) => `main ${kind}:visible`).join(', ');
/** Time in which a press must show something, in milliseconds. */
const ANSWER_MS = 2_000;

const { executablePath, args, env } = await pinnedBrowser();
const browser = await chromium.launch({
	executablePath,
	args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
	env,
});
let problems = 0;

/** Counts what changes in the page from now on. */
const watch = () => {
	globalThis.changes = 0;
	globalThis.focused = document.activeElement;
	new MutationObserver((records) => {
		// Clocks go on by themselves.
		const isClock = ({ target }) =>
			(target.parentElement ?? target).closest('[role=timer], [data-part=countdown]') !== null;
		globalThis.changes += records.filter((record) => !isClock(record)).length;
	}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};
const hasChanged = () => globalThis.changes > 0 || document.activeElement !== globalThis.focused;

async function press(page, { address, pressable, place }) {
	const element = page.locator(pressable).nth(place);
	const text = (await element.getAttribute('aria-label', { timeout: 3_000 })) ?? (await element.textContent()) ?? '';
	const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, 50);
	const isElsewhere = (await element.getAttribute('target')) === '_blank';
	const scroll = await page.evaluate(() => globalThis.scrollY);
	await page.evaluate(watch);
	if (isElsewhere) return `${name}: another site in a new tab`;
	try {
		await element.click({ timeout: 3_000 });
	} catch {
		return `${name}: covered or gone`;
	}
	const before = new URL(address).href;
	const until = Date.now() + ANSWER_MS;
	while (Date.now() < until) {
		if (page.url().startsWith('chrome-error:')) {
			problems += 1;
			return `${name}: ERROR PAGE OF THE BROWSER`;
		}
		if (page.url() !== before) return `${name}: ${new URL(page.url()).pathname}`;
		const changed = await page.evaluate(hasChanged).catch(() => true);
		if (changed || (await page.evaluate(() => globalThis.scrollY).catch(() => scroll)) !== scroll)
			return `${name}: answered`;
		await page.waitForTimeout(50);
	}
	problems += 1;
	return `${name}: SILENT`;
}

const lines = [];
const say = (line) => {
	lines.push(line);
	process.stdout.write(`${line}\n`);
};

for (const edition of values.editions.split(',')) {
	const origin = `http://${edition}.localhost:${port}`;
	const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
	await context.addCookies([
		{ name: 'demo-notice', value: 'dismissed', domain: `${edition}.localhost`, path: '/' },
		{ name: 'locale', value: 'en', domain: `${edition}.localhost`, path: '/' },
	]);
	const page = await context.newPage();
	for (const path of PATHS.slice(0, 3)) {
		await page.goto(origin + path, { waitUntil: 'networkidle' });
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	}
	await context.setOffline(true);
	for (const [index, path] of PATHS.entries()) {
		const address = origin + path;
		const pressable = index === 0 ? ANYWHERE : IN_PAGE;
		const open = async () => {
			await page.goto(address);
			await page.getByRole('main').waitFor();
			await page.waitForTimeout(500);
		};
		await open();
		const opened = page.url();
		const count = await page.locator(pressable).count();
		const heading = await page.getByRole('heading', { level: 1 }).first().textContent({ timeout: 3_000 });
		const outcomes = [];
		for (let place = 0; place < count; place++) {
			outcomes.push(
				await press(page, { address: opened, pressable, place }).catch(
					(error) => `failed: ${error.message.split('\n')[0]}`,
				),
			);
			if (place + 1 < count) await open();
		}
		say(`\n### ${edition} ${path}: “${heading?.trim()}”, ${count} links and buttons\n`);
		for (const outcome of outcomes) say(`- ${outcome}`);
	}
	await context.close();
}
await browser.close();
say(`\n${problems} presses without an answer`);
if (values.out) writeFileSync(values.out, `${lines.join('\n')}\n`);
process.exitCode = problems === 0 ? 0 : 1;
