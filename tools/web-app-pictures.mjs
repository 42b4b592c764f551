/**
 * Takes the pictures of the web app manifests from a running shop: `node tools/web-app-pictures.mjs [PORT]`.
 * Screenshots are of the home page in each edition and language, on a phone and on a computer; icons are of the shortcuts.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pinnedBrowser } from './browser.mjs';
import { ROOT } from './lib/root.mjs';

const fromWeb = createRequire(join(ROOT, 'apps/web/package.json'));
const { chromium } = fromWeb('@playwright/test');
const sharp = createRequire(join(ROOT, 'apps/api/package.json'))('sharp');

const PUBLIC = join(ROOT, 'apps/web/public');
const [port = '3000'] = process.argv.slice(2);
const LANGUAGES = { en: 'en', mm: 'my', thai: 'th', china: 'zh-Hans' };
const SCREENS = {
	phone: { viewport: { width: 412, height: 824 }, isMobile: true, hasTouch: true },
	desktop: { viewport: { width: 1280, height: 800 } },
};
/** Lucide's drawings of a receipt, a magnifying glass and a parcel. */
const SHORTCUTS = {
	orders:
		'<path d="M4 2v20l2-1 2 1 2-1 2 1 2-1 2 1 2-1 2 1V2l-2 1-2-1-2 1-2-1-2 1-2-1-2 1Z"/><path d="M8 8h8M8 12h8M8 16h5"/>',
	search: '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3"/>',
	track:
		'<path d="m7.5 4.27 9 5.15M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16Z"/><path d="m3.3 7 8.7 5 8.7-5M12 22V12"/>',
};

for (const folder of ['screenshots', 'shortcuts']) mkdirSync(join(PUBLIC, folder), { recursive: true });

for (const [name, paths] of Object.entries(SHORTCUTS)) {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-12 -12 48 48"><rect x="-12" y="-12" width="48" height="48" rx="24" fill="#fdf9f3"/><g fill="none" stroke="#b64a06" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;
	await sharp(Buffer.from(svg))
		.png({ compressionLevel: 9 })
		.toFile(join(PUBLIC, 'shortcuts', `${name}.png`));
}

const { executablePath, args, env } = await pinnedBrowser();
const browser = await chromium.launch({
	executablePath,
	args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
	env,
});
for (const edition of ['mm', 'th']) {
	for (const [language, htmlLang] of Object.entries(LANGUAGES)) {
		for (const [screen, options] of Object.entries(SCREENS)) {
			const context = await browser.newContext({ ...options, serviceWorkers: 'block', reducedMotion: 'reduce' });
			await context.addCookies([
				{ name: 'demo-notice', value: 'dismissed', domain: `${edition}.localhost`, path: '/' },
				{ name: 'locale', value: language, domain: `${edition}.localhost`, path: '/' },
			]);
			const page = await context.newPage();
			await page.goto(`http://${edition}.localhost:${port}/`, { waitUntil: 'networkidle' });
			await page.evaluate(() => document.fonts.ready);
			const file = join(PUBLIC, 'screenshots', `${edition}-${htmlLang}-${screen}.webp`);
			await sharp(await page.screenshot())
				.webp({ quality: 60 })
				.toFile(file);
			process.stdout.write(`${file}\n`);
			await context.close();
		}
	}
}
await browser.close();
