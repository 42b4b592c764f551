import { chromium } from '@playwright/test';
import { pinnedBrowser } from '../../tools/browser.mjs';

const { executablePath, args, env } = await pinnedBrowser();
const b = await chromium.launch({
	executablePath,
	args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
	env,
});
const base = process.argv[2];
const c = await b.newContext({
	viewport: { width: 375, height: 812 },
	isMobile: true,
	hasTouch: true,
	reducedMotion: 'reduce',
});
const p = await c.newPage();
let step = 'start';
p.on('console', (m) => {
	if (['error', 'warning'].includes(m.type())) console.log('[' + step + ']', m.type(), m.text().slice(0, 2500));
});
p.on('pageerror', (e) => console.log('[' + step + '] PAGEERROR', String(e.message).slice(0, 2500)));
await p.goto(base + '/search?lang=en');
await p.waitForFunction(() =>
	Object.keys(document.getElementById('root')).some((k) => k.startsWith('__reactContainer')),
);
step = 'drawer';
await p.getByRole('button', { name: 'Filters' }).click();
const d = p.getByRole('dialog');
await d.getByRole('link', { name: /^2 stars or more/ }).click();
await p.waitForURL(/minRating=2/); //
step = 'show';
await d.getByRole('button', { name: /^Show/ }).click();
await p.waitForTimeout(500);
step = 'more';
await p.getByRole('link', { name: 'Show more' }).click();
await p.waitForTimeout(1500);
step = 'product';
await p.getByRole('list', { name: 'Products', exact: true }).getByRole('article').nth(38).getByRole('link').click();
await p.waitForURL(/Products/);
await p.waitForTimeout(1500);
step = 'back';
await p.goBack();
await p.waitForTimeout(2000);
step = 'clear';
await p.getByRole('link', { name: /Clear/ }).first().click();
await p.waitForTimeout(1500);
console.log('done', p.url());
await b.close();
