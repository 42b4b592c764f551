import { chromium } from '@playwright/test';
import { pinnedBrowser } from '../../../tools/browser.mjs';
import { withProgress } from '../../../tools/lib/progress.mjs';
import { BACK_PAGES, backOf } from './back.ts';
import {
	BACK_BUDGET,
	BYTE_BUDGETS,
	BYTE_KINDS,
	byteLimit,
	CARD_PRESS_BUDGETS,
	INTERACTION_BUDGET,
	LIGHTHOUSE_BUDGETS,
	PRESS_BUDGETS,
	VISIT_BUDGET,
} from './budgets.ts';
import { bytesOf } from './bytes.ts';
import { CARD_PAGES, cardPressOf, FIRST_TAPS, firstTapOf } from './interactions.mjs';
import { lighthouseOf } from './lighthouse.mjs';
import { options } from './options.mjs';
import { pagesToVisit } from './pages.ts';
import { firstViewOf, pressAtRandom, pressOf, SLOW_PHONE } from './presses.ts';
import { measure, note, row } from './report.mjs';
import { median } from './table.mjs';
import { visitsOf } from './visits.mjs';

/** Pages of which the second visit is measured beside the first. */
const VISITED_TWICE = ['home', 'product'];

const { parts, runs, port } = options;

/** The pages that were asked for by name; all without names. */
const chosen = (pages) => (options.pages.length > 0 ? pages.filter(({ name }) => options.pages.includes(name)) : pages);

/**
 * Measures the pages of a running shop in the browser.
 * @param {{ url: string }} server
 * @param {Awaited<ReturnType<typeof pagesToVisit>>} visit
 */
export async function measureInBrowser(server, visit) {
	const known = [...visit.pages, ...visit.pressed].map(({ name }) => name);
	const unknown = options.pages.filter((name) => !known.includes(name));
	if (unknown.length > 0) throw new Error(`No page ${unknown}. Pages: ${[...new Set(known)].join(', ')}.`);
	const pages = chosen(visit.pages);
	const { executablePath, args, env, isPinned: isPinnedBrowser } = await pinnedBrowser();
	if (!isPinnedBrowser) note(`measured in ${executablePath}, not in the pinned browser`);
	const debugPort = port + 1;
	const browser = await chromium.launch({
		executablePath,
		env,
		args: [...args, `--remote-debugging-port=${debugPort}`],
	});
	try {
		if (parts.has('bytes')) {
			for (const page of pages) await measure(`bytes of ${page.name}`, () => measureBytes(browser, server, page));
		}
		if (parts.has('lighthouse')) {
			for (const page of pages) {
				await measure(`Lighthouse on ${page.name}`, () => measureLighthouse(server, page, debugPort));
			}
		}
		if (parts.has('visits')) {
			for (const { name, path } of pages.filter((page) => VISITED_TWICE.includes(page.name))) {
				await measure(`visits of ${name}`, () => measureVisits(browser, { name, path, url: server.url }));
			}
		}
		if (parts.has('interactions')) {
			// Somebody signed in stays on the page when adding to the cart; visitors are led to the sign-in page.
			const { cookies } = visit.pages.find(({ name }) => name === 'cart');
			for (const { name, path } of pages.filter((page) => page.name in FIRST_TAPS)) {
				await measure(`first tap on ${name}`, async () => {
					const options = { address: server.url + path, cookies, selector: FIRST_TAPS[name], runs };
					const tap = () => firstTapOf(browser, options);
					row(name, INTERACTION_BUDGET, await withProgress(`First tap on ${name}, ${runs} times`, tap));
				});
			}
			for (const { name, path } of pages.filter((page) => CARD_PAGES.includes(page.name))) {
				await measure(`press on a card of ${name}`, async () => {
					const press = () => cardPressOf(browser, { address: server.url + path, cookies: [], runs });
					const { paint, complete } = await withProgress(`Press on a card of ${name}, ${runs} times`, press);
					row(name, CARD_PRESS_BUDGETS.paint, paint);
					row(name, CARD_PRESS_BUDGETS.complete, complete);
				});
			}
			for (const page of chosen(visit.pressed)) {
				await measure(`presses on ${page.name}`, () =>
					measurePresses(browser, { origin: server.url, page, phone: SLOW_PHONE }),
				);
			}
		}
		if (parts.has('back')) {
			for (const list of BACK_PAGES) {
				const page = pages.find(({ name }) => name === list.page);
				if (page) await measure(`Back to ${list.name}`, () => measureBack(browser, server, { ...list, page }));
			}
		}
		if (parts.has('presses')) await measure('presses at random', () => measureRandomPresses(browser, server, visit));
	} finally {
		await browser.close();
	}
}

/** Presses each control of the first view of a page at its first paint. */
async function measurePresses(browser, options) {
	const { name } = options.page;
	const { controls, enhancedMs } = await firstViewOf(browser, options);
	const lost = [];
	for (const control of controls) {
		const press = await pressOf(browser, options, control);
		if (press && press.effect === undefined) lost.push(control.name);
	}
	row(name, PRESS_BUDGETS.atPaint, lost.length);
	note(
		`${name}: ${controls.length} controls in the first view, enhanced ${(enhancedMs / 1000).toFixed(1)} s after the first paint; lost: ${lost.join(', ') || 'none'}`,
	);
}

/** Presses controls at random times, in one edition after the other. */
async function measureRandomPresses(browser, server, { pressed }) {
	const thai = server.url.replace('127.0.0.1', 'th.localhost');
	const editions = [
		{ edition: 'mm', origin: server.url, pressed },
		{ edition: 'th', origin: thai, pressed: (await pagesToVisit(server.url, 'th')).pressed },
	];
	for (const { edition, ...pages } of editions) {
		await measure(`presses at random, ${edition}`, () => measurePressesOf(browser, edition, pages));
	}
}

/** Presses controls of the pages of an edition at random times. */
async function measurePressesOf(browser, edition, { origin, pressed }) {
	const pages = chosen(pressed).map((page) => ({ origin, page, phone: SLOW_PHONE }));
	const count = options.presses;
	const lost = [];
	let done = 0;
	await pressAtRandom(browser, pages, {
		count,
		random: Math.random,
		onPress({ page, control, afterMs, effect }) {
			done += 1;
			const press = `${page.page.name}: ${control} after ${afterMs.toFixed(0)} ms`;
			if (effect === undefined) {
				lost.push(press);
				process.stderr.write(`lost: ${press}\n`);
			}
			if (done % 20 === 0) process.stderr.write(`${edition}: ${done} of ${count} presses, ${lost.length} lost\n`);
		},
	});
	row(`all pages, ${edition}`, PRESS_BUDGETS.atRandom, lost.length);
	note(`${edition}: ${count} presses at random times on ${pages.length} pages; lost: ${lost.join('; ') || 'none'}`);
}

/** Measures Back to a list, and Forward to the product that was opened from it. */
async function measureBack(browser, server, { name, page, extensions }) {
	const times = [];
	const options = { address: server.url + page.path, cookies: page.cookies, extensions };
	for (let run = 0; run < runs; run++) times.push(await backOf(browser, options));
	row(name, BACK_BUDGET, median(times.map(({ back }) => back)));
	note(`${name}: Forward to the product ${median(times.map(({ forward }) => forward)).toFixed(0)} ms`);
}

/** Measures the bytes of the first load of a page. */
async function measureBytes(browser, server, page) {
	const bytes = await bytesOf(browser, server.url, page);
	for (const kind of BYTE_KINDS) {
		const budget = BYTE_BUDGETS[kind];
		row(page.name, budget, bytes[kind], { unit: 'kB', limit: byteLimit(budget, page.name) });
	}
}

/** Runs Lighthouse on a page, in the browser that listens on a port for debuggers. */
async function measureLighthouse(server, page, port) {
	const { figures, findings } = await withProgress(`Lighthouse on ${page.name}, ${runs} times`, () =>
		lighthouseOf({ address: server.url + page.path, cookie: page.cookie, runs, port }),
	);
	for (const [key, budget] of Object.entries(LIGHTHOUSE_BUDGETS)) {
		// A page that asks search engines to pass by has no rank to lose.
		if (key !== 'seo' || page.isIndexed) row(page.name, budget, figures[key]);
	}
	for (const finding of findings) note(`${page.name}, ${finding}`);
}

/** Measures the second visit of a page beside the first, with and without the service worker, on a weak network. */
async function measureVisits(browser, { name, path, url }) {
	const visitsWith = (hasWorker) =>
		withProgress(`Two visits of ${name} ${hasWorker ? 'with' : 'without'} the service worker`, () =>
			visitsOf(browser, { url, path, hasWorker }),
		);
	const figures = { without: await visitsWith(false), with: await visitsWith(true) };
	for (const [worker, visits] of Object.entries(figures)) {
		for (const [which, { bytes, requests, content }] of Object.entries(visits)) {
			note(
				`${name}, ${which} visit ${worker} worker: ${(bytes / 1000).toFixed(1)} kB, ${requests} requests, content after ${(content / 1000).toFixed(2)} s`,
			);
		}
	}
	row(name, VISIT_BUDGET, figures.with.first.bytes - figures.without.first.bytes);
}
