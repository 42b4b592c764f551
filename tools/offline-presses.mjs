/**
 * Opens each screen of the route table on a phone, in both editions, takes the connection away and presses its links
 * and buttons: `node tools/offline-presses.mjs PORT [--out FILE] [--editions mm,th] [ROUTE...]`. A shop with demo data must
 * run on that port (`npm start`); a route is the id of a row of the route table.
 *
 * The phone has a registered shopper with orders, a cart and an address, a visitor for the pages of visitors, or the
 * owner of a shop for the seller's desk. After a press that led to another page it goes back; after one that changed
 * something the screen is loaded again, and what was left on the device is removed. Of equal items of a list the first
 * two are pressed, what stands around the page (header, footer, bar) once per layout, and of routes with the same screen
 * (articles) the first. Each screen is also reloaded without a connection.
 *
 * Fails when a press leads to the error page of the browser or to an empty page, or when nothing that a person notices
 * is different after it: no address, no element, no text, no state, no scroll position. What came and went again does
 * not count.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pinnedBrowser } from './browser.mjs';
import { screensOf, seller } from './lib/offline-screens.mjs';
import { installPresses } from './lib/page-presses.mjs';
import { ROOT } from './lib/root.mjs';

const { chromium, devices } = createRequire(join(ROOT, 'apps/web/package.json'))('@playwright/test');

const { values, positionals } = parseArgs({
	options: { out: { type: 'string' }, editions: { type: 'string', default: 'mm,th' } },
	allowPositionals: true,
});
const [port = '3000', ...only] = positionals;

/** How often a page is looked at before a press is called silent. Each look waits until the page has time for it. */
const LOOKS = 40;
/** Time in which a page must be there, in milliseconds; this machine may be busy. */
const PAGE_MS = 60_000;
/** Time between two looks at a page, in milliseconds: a hidden one draws no frames. */
const POLL_MS = 100;
/** Phones of each edition that press at the same time. */
const PHONES = 2;
/** The address of a page that could not be shown. */
const ERROR_PAGE = /^chrome-error:/;

const { executablePath, args, env } = await pinnedBrowser();
const browser = await chromium.launch({
	executablePath,
	args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
	env,
});

const problems = [];

/** Waits for something in a page. @throws when it does not come, with the address */
async function waitFor(page, what, condition) {
	try {
		await page.waitForFunction(condition, undefined, { timeout: PAGE_MS, polling: POLL_MS });
	} catch {
		throw new Error(`${page.url()} ${what}`);
	}
}

/** A page that has loaded, is hydrated, and no longer changes by itself. */
async function settle(page) {
	await page.getByRole('main').first().waitFor({ timeout: PAGE_MS });
	await waitFor(page, 'is not hydrated', () =>
		Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
	);
	await page.evaluate(() => globalThis.presses.watch());
	await calm(page);
}

/** Waits until a page no longer changes by itself; some never stop. */
const calm = (page) =>
	page
		.waitForFunction(() => performance.now() - globalThis.presses.lastChange > 400, undefined, {
			timeout: 5_000,
			polling: POLL_MS,
		})
		.catch(() => {});

/** What a page says first: its heading, else its first words. */
const headingOf = (page) =>
	page
		.evaluate(() => {
			const main = document.querySelector('main');
			const words = main?.querySelector('h1')?.textContent ?? main?.textContent ?? '';
			return words.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
		})
		.catch(() => '');

/** A phone of one shopper, whose tabs are opened and closed. */
async function phoneOf(origin, state) {
	const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce', storageState: state });
	await context.addInitScript(installPresses);
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
	const cookies = await context.cookies();
	const first = await context.newPage();
	await first.goto(origin, { timeout: PAGE_MS });
	await first.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	await first.waitForLoadState('networkidle');
	await first.close();

	/** Forgets what presses left on the device: writes that wait would be sent. */
	async function forget() {
		await context.clearCookies();
		await context.addCookies(cookies);
		const page = await context.newPage();
		const wire = await context.newCDPSession(page);
		await wire.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
		await page.close();
	}

	return {
		/** Opens a page with a connection, and takes the connection away. */
		async open(path) {
			await context.setOffline(false);
			const page = await context.newPage();
			const failed = [];
			page.on('pageerror', ({ message }) => failed.push(message));
			page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
			await page.goto(origin + path, { timeout: PAGE_MS });
			try {
				await settle(page);
			} catch (error) {
				throw new Error([error.message.split('\n')[0], ...failed].join(', '));
			}
			await context.setOffline(true);
			await page.evaluate(() => globalThis.presses.watch());
			await waitFor(page, 'does not go offline', () => !navigator.onLine);
			await settle(page);
			return page;
		},
		async close(page) {
			await page.close();
			await forget();
		},
		end: () => context.close(),
	};
}

/** What came of a press. */
async function outcomeOf(page, { before, headingBefore, opened, answer }) {
	const [tab] = opened;
	if (tab !== undefined) {
		await tab.waitForLoadState('domcontentloaded').catch(() => {});
		const address = tab.url();
		const isErrorPage =
			ERROR_PAGE.test(address) || (await tab.evaluate(() => location.protocol).catch(() => '')) === 'chrome-error:';
		await tab.close();
		return isErrorPage ? { fault: 'ERROR PAGE OF THE BROWSER in a new tab' } : { text: `a new tab, ${address}` };
	}
	if (ERROR_PAGE.test(page.url())) return { fault: 'ERROR PAGE OF THE BROWSER' };
	if (page.url() !== before) {
		let heading = await headingOf(page);
		// The page before stays until the next one is there.
		for (let look = 0; look < LOOKS && ['', headingBefore].includes(heading); look += 1) {
			await page.waitForTimeout(POLL_MS);
			heading = await headingOf(page);
		}
		if (ERROR_PAGE.test(page.url())) return { fault: 'ERROR PAGE OF THE BROWSER' };
		const { pathname, search } = new URL(page.url());
		if (heading === '') return { fault: `EMPTY PAGE at ${pathname}${search}` };
		return { text: `${pathname}${search}: “${heading}”` };
	}
	return { text: answer };
}

const COVERED = { fault: 'COVERED: cannot be pressed' };
const GONE = { text: 'not there any more' };

/** Presses that leave a screen as it is. */
const HARMLESS =
	/^(a new tab|another app|chosen already|this page|the focus moves|the page scrolls|the browser prints)/;

/** Whether the screen is as before a press, or is so after going back. What goes on there is no answer to the next press. */
async function isBack(page, { start, heading, outcome }) {
	if (outcome.fault !== undefined) return false;
	if (page.url() === start && !HARMLESS.test(outcome.text)) return false;
	if (page.url() !== start) {
		await page.goBack({ timeout: PAGE_MS, waitUntil: 'commit' }).catch(() => {});
		for (let look = 0; look < LOOKS && (await headingOf(page)) !== heading; look += 1) {
			await page.waitForTimeout(POLL_MS);
		}
	}
	await settle(page).catch(() => {});
	return page.url() === start && (await headingOf(page)) === heading;
}

async function press(page, target) {
	const opened = [];
	let answer;
	const onPage = (tab) => opened.push(tab);
	const onChooser = () => (answer = 'the chooser of files opens');
	const onDownload = async (download) => {
		const failure = await download.failure().catch(() => 'failed');
		answer = failure === null ? 'a file is saved' : `DOWNLOAD FAILED`;
	};
	page.context().on('page', onPage);
	page.on('filechooser', onChooser);
	page.on('download', onDownload);
	try {
		const before = page.url();
		const headingBefore = await headingOf(page);
		if (!(await page.evaluate((wanted) => globalThis.presses.mark(wanted), target))) return GONE;
		try {
			// Scrolls there, which is no answer.
			await page.locator('[data-press]').click({ timeout: 5_000, trial: true });
			await page.evaluate(() => globalThis.presses.watch());
			await page.locator('[data-press]').click({ timeout: 5_000, noWaitAfter: true });
		} catch {
			return COVERED;
		}
		const change = () => page.evaluate(() => globalThis.presses.change()).catch(() => undefined);
		const isElsewhere = () => opened.length > 0 || page.url() !== before;
		for (let look = 0; look < LOOKS && !isElsewhere() && answer === undefined; look += 1) {
			await page.waitForTimeout(POLL_MS);
			if ((await change()) === undefined) continue;
			// Something may follow what was seen first, or nothing may be left of it.
			await calm(page);
			answer ??= isElsewhere() ? undefined : await change();
		}
		const outcome = await outcomeOf(page, { before, headingBefore, opened, answer });
		if (outcome.fault !== undefined) return outcome;
		if (outcome.text === 'DOWNLOAD FAILED') return { fault: outcome.text };
		if (outcome.text !== undefined) return outcome;
		return target.unseen ? { text: target.unseen } : { fault: 'SILENT' };
	} finally {
		page.context().off('page', onPage);
		page.off('filechooser', onChooser);
		page.off('download', onDownload);
	}
}

/** The screen loaded again without a connection. */
async function reload(page) {
	await page.reload({ timeout: PAGE_MS }).catch(() => {});
	if (ERROR_PAGE.test(page.url())) return { fault: 'ERROR PAGE OF THE BROWSER' };
	await settle(page).catch(() => {});
	const heading = await headingOf(page);
	return heading === '' ? { fault: 'EMPTY PAGE' } : { text: `“${heading}”` };
}

async function pressScreen(phone, { edition, id, path, hasFrame, isPressed }) {
	const lines = [];
	const tell = (name, { text, fault }) => {
		if (fault !== undefined) problems.push(`${edition} ${path}: ${name}: ${fault}`);
		lines.push(`- ${name}: ${fault ?? text}`);
	};
	let page = await phone.open(path);
	const heading = await headingOf(page);
	const { pathname } = new URL(page.url());
	const found = await page.evaluate((isWhole) => globalThis.presses.list(isWhole), hasFrame);
	const targets = isPressed ? found.pressed : [];
	const start = page.url();
	const again = async () => {
		await phone.close(page);
		page = await phone.open(path);
	};
	try {
		for (const target of targets) {
			let outcome = await press(page, target);
			// A toast may lie above it.
			if (outcome === GONE || outcome === COVERED) {
				await again();
				outcome = await press(page, target);
			}
			tell(target.name, outcome);
			if (!(await isBack(page, { start, heading, outcome }))) await again();
		}
		await again();
		tell('(reload)', await reload(page));
		await phone.close(page);
	} catch (error) {
		throw new Error(`${error.message.split('\n')[0]}, after\n${lines.join('\n')}`);
	}
	const led = pathname === path.replace(/\?.*/, '') ? '' : ` leads to ${pathname}`;
	const title = `### ${edition} ${id} ${path}${led}: “${heading}”, ${targets.length} pressed of ${found.all}`;
	process.stdout.write(`${title}\n${lines.join('\n')}\n\n`);
	return `${title}\n\n${lines.join('\n')}\n`;
}

async function pressEdition(edition) {
	const origin = `http://${edition}.localhost:${port}`;
	const [guest, member, owner] = await Promise.all(
		Array.from({ length: 3 }, async () => {
			const context = await browser.newContext({ ...devices['Pixel 7'] });
			for (const [name, value] of Object.entries({ 'demo-notice': 'dismissed', locale: 'en' }))
				await context.addCookies([{ name, value, domain: `${edition}.localhost`, path: '/' }]);
			return context;
		}),
	);
	const screens = await screensOf(await member.newPage(), { origin, edition });
	await seller(await owner.newPage(), { origin });
	const cookiesOf = async (context) => ({ cookies: (await context.storageState()).cookies, origins: [] });
	const states = { visitor: await cookiesOf(guest), member: await cookiesOf(member), seller: await cookiesOf(owner) };
	await Promise.all([guest, member, owner].map((context) => context.close()));
	const wanted = screens.filter(({ id }) => only.length === 0 || only.includes(id));
	const reports = new Map();
	const queue = [...wanted];
	const work = async () => {
		const phones = {};
		for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
			const { account } = screen;
			phones[account] ??= await phoneOf(origin, states[account]);
			try {
				reports.set(screen.id, await pressScreen(phones[account], { ...screen, edition }));
			} catch (error) {
				problems.push(`${edition} ${screen.id} ${screen.path}: ${error.message.split('\n')[0]}`);
				process.stdout.write(`${edition} ${screen.path}: ${error.message}\n`);
				await phones[account].end();
				delete phones[account];
			}
		}
		await Promise.all(Object.values(phones).map((phone) => phone.end()));
	};
	await Promise.all(Array.from({ length: PHONES }, work));
	return wanted.flatMap(({ id }) => reports.get(id) ?? []);
}

const reports = [];
for (const edition of values.editions.split(',')) reports.push(...(await pressEdition(edition)));
await browser.close();
const summary = `${problems.length} presses without an answer\n${problems.map((problem) => `- ${problem}\n`).join('')}`;
process.stdout.write(summary);
if (values.out) writeFileSync(values.out, `${reports.join('\n')}\n${summary}`);
process.exitCode = problems.length === 0 ? 0 : 1;
