import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { pinnedBrowser } from '../../../tools/browser.mjs';

const SIZE = { width: 375, height: 812 };

/**
 * A browser that may be installed on this machine.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} packages packages of Debian that it needs
 * @property {() => boolean} isInstalled
 * @property {() => Promise<import('./tab.ts').Tab>} open
 */

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** The three engines of today's browsers. Each tab is a browser with an empty profile. @type {readonly Engine[]} */
export const ENGINES = [
	{
		name: 'chromium',
		packages: 'none',
		isInstalled: () => true,
		async open() {
			const { executablePath, args, env } = await pinnedBrowser();
			return puppeteerTab({ browser: 'chrome', executablePath, args, env });
		},
	},
	{
		name: 'firefox',
		packages: 'firefox-esr',
		isInstalled: () => existsSync(FIREFOX),
		open: () => puppeteerTab({ browser: 'firefox', executablePath: FIREFOX }),
	},
	{
		name: 'webkit',
		packages: 'webkit2gtk-driver xvfb',
		isInstalled: () => existsSync(WEBKIT_DRIVER) && existsSync(XVFB),
		open: webkitTab,
	},
];

/** @returns {Promise<import('./tab.ts').Tab>} */
async function puppeteerTab(options) {
	const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: SIZE });
	const page = await browser.newPage();
	return {
		async goto(address) {
			// A navigation of the page before that is under way can end this one.
			const open = () => page.goto(address, { waitUntil: 'load' });
			await open().catch(open);
		},
		evaluate: (run, ...args) => page.evaluate(run, ...args),
		press: (selector) => page.click(selector),
		type: (selector, text) => page.type(selector, text),
		enter: (selector) => page.focus(selector).then(() => page.keyboard.press('Enter')),
		select: async (selector, value) => {
			await page.select(selector, value);
		},
		shot: async (file) => {
			await page.screenshot({ path: file });
		},
		close: () => browser.close(),
	};
}

/** WebKitGTK on a screen of its own, by its WebDriver. @returns {Promise<import('./tab.ts').Tab>} */
async function webkitTab() {
	const port = await findFreePort();
	const { screen, display } = await openScreen();
	const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
		stdio: 'ignore',
		env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
	});
	const end = () => {
		driver.kill();
		screen.kill();
	};
	try {
		await listens(port);
		const browser = await new Builder()
			.usingServer(`http://127.0.0.1:${port}`)
			.withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
			.build();
		const find = (selector) => browser.findElement(By.css(selector));
		return {
			goto: (address) => browser.get(address),
			evaluate: (run, ...args) => browser.executeScript(`return (${run})(...arguments)`, ...args),
			press: (selector) => find(selector).click(),
			type: (selector, text) => find(selector).sendKeys(text),
			enter: (selector) => find(selector).sendKeys(Key.ENTER),
			select: (selector, value) => new Select(find(selector)).selectByValue(value),
			shot: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
			async close() {
				browser.quit().catch(() => {});
				await setTimeout(500);
				end();
			},
		};
	} catch (error) {
		end();
		throw error;
	}
}

/**
 * Starts a screen under a number that the X server finds free itself: the lock of one that has just been closed stays for a
 * moment, and a browser without a screen never answers its driver.
 */
async function openScreen() {
	const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [number] = await Promise.race([once(screen.stdio[3], 'data'), once(screen, 'exit').then(() => [])]);
	if (number === undefined) throw new Error(`${XVFB} has not started`);
	return { screen, display: `:${String(number).trim()}` };
}

/** Waits until a driver takes requests. @throws Error when it does not within ten seconds */
async function listens(port) {
	for (let tries = 0; tries < 100; tries += 1) {
		const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
		if (response?.ok) return;
		await setTimeout(100);
	}
	throw new Error(`Nothing listens on port ${port}`);
}
