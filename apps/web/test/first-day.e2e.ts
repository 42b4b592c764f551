import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '@zaylat/api/testing/mail-server';
import { MINUTE_MS } from '@zaylat/domain/time';
import { typeApplication } from './support/applying.ts';
import { setUpSecondFactor } from './support/console.ts';
import { createDataFolder, removeDataFolder } from './support/data-folder.ts';
import { commandsOf, orderInCash, runDocumented, submitProduct } from './support/open-market.ts';
import { countEffort, describeEffort } from './support/presses.ts';
import { type Running, start } from './support/running-shop.ts';
import { EMPTY_PORTS, originOf } from './support/servers.ts';
import { expect, open, setLanguage, test, textOf } from './support/shop.ts';

const LANGUAGE = 'en';
const PASSWORD = 'a long password of a newcomer';
const OPERATOR = 'you@example.com';
const ACCEPTED = { email: 'khin@example.com', shop: 'Lotus House' } as const;
const REFUSED = { email: 'zaw@example.com', shop: 'Magic Cures' } as const;
const LATE = 'thida@example.com';
const TEA = ['Shan tea, 250 g', '9000', '40', '300'] as const;
const CURE = ['Tea against all illness, 90 g', '90000', '5', '120'] as const;

const DAY_MS = 24 * 60 * MINUTE_MS;
/** The clock of the Myanmar edition is ahead of UTC by six and a half hours. */
const AHEAD_MS = 6.5 * 60 * MINUTE_MS;
const onClock = (ms: number) => new Date(ms + AHEAD_MS).toISOString().slice(0, 16);

/** What the change history must have of the day, the last one first. */
const DAY = [
	'account_locked',
	'jobs_repeated',
	'order_cancelled',
	'order_noted',
	'page_published',
	'coupon_saved',
	'banner_saved',
	'goods_refused',
	'goods_published',
	'application_refused',
	'application_accepted',
	'second_factor_set',
] as const;

const text = (area: Parameters<typeof textOf>[1], key: string, values = {}) => textOf(LANGUAGE, area, key, values);

test('an operator runs an empty market for a day, by what the documentation says', async ({ page, browser }) => {
	// A whole day, with processes of its own.
	test.slow();
	const size = test.info().project.name === 'phone' ? 'phone' : 'desktop';
	const port = EMPTY_PORTS[size];
	const at = (path: string) => originOf('mm', port) + path;
	/** A phone or computer of somebody else. */
	const somebody = async () => {
		const one = await (await browser.newContext()).newPage();
		await setLanguage(one, { edition: 'mm', language: LANGUAGE });
		return one;
	};
	const dataDir = createDataFolder();
	// The mail server refuses what is sent to this address until it is told to take it.
	const refusals: Record<string, string> = { [`RCPT TO:<${LATE}>`]: '451 try again later' };
	const mail = await startMailServer({ security: 'none', certificate: { cert: '', key: '' }, responses: refusals });
	let shop: Running | undefined;
	const began = Date.now();
	const effort = { presses: 0, characters: 0 };
	const main = page.getByRole('main');
	const dialog = page.getByRole('dialog');
	const press = (area: Parameters<typeof textOf>[1], key: string) =>
		main.getByRole('button', { name: text(area, key), exact: true }).click();
	const section = (name: string) =>
		main
			.getByRole('link', { name: text('operating', `sections.${name}`), exact: true })
			.first()
			.click();
	const find = async (area: 'operatedOrders' | 'operating', field: string, words: string) => {
		await main.getByRole('searchbox', { name: text(area, field) }).fill(words);
		await press('operating', 'find');
	};
	const field = (area: Parameters<typeof textOf>[1], key: string) =>
		main.getByRole('textbox', { name: text(area, key), exact: true });

	try {
		shop = await start({
			...{ PORT: String(port), DATA_DIR: dataDir, PROFILE: 'production', DATABASE_URL: '', NODE_OPTIONS: '' },
			...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Tea Market <market@example.com>' },
			ORIGIN_MM: originOf('mm', port),
		});
		for (const line of commandsOf('docs/operating.md', '1. The first administrator')) {
			effort.characters += line.length;
			await runDocumented(line, dataDir, PASSWORD);
		}
		await countEffort(page.context(), effort);
		await setLanguage(page, { edition: 'mm', language: LANGUAGE });

		await test.step('the operator signs in and sets up a second factor', async () => {
			await open(page, at('/Operating'));
			await page.getByLabel(text('auth', 'identifier')).fill(OPERATOR);
			await page.getByLabel(text('auth', 'password'), { exact: true }).fill(PASSWORD);
			await page.getByRole('button', { name: text('auth', 'submit'), exact: true }).click();
			await expect(page).toHaveURL(/\/Operating/);
			await setUpSecondFactor(page, LANGUAGE, PASSWORD);
		});

		const seller = await somebody();
		const other = await somebody();
		const late = await somebody();
		await test.step('two people apply to sell; somebody waits for a code that is not sent', async () => {
			await beginAccount(late, at, LATE);
			for (const [applicant, { email, shop: name }] of [
				[seller, ACCEPTED],
				[other, REFUSED],
			] as const) {
				await beginAccount(applicant, at, email);
				await applicant.locator('main [name=code]').fill(await codeIn(mail, email));
				await applicant.getByRole('button', { name: text('auth', 'register.confirm'), exact: true }).click();
				await expect(applicant).not.toHaveURL(/register/);
				await open(applicant, at('/Selling/Application'));
				await typeApplication(applicant, LANGUAGE, name);
				await applicant.getByRole('button', { name: text('application', 'send'), exact: true }).click();
				await expect(applicant.getByText(text('application', 'states.sent'), { exact: true })).toBeVisible();
			}
		});

		await test.step('one application is accepted, one refused with its reason', async () => {
			for (const [name, decision, reason] of [
				[ACCEPTED.shop, 'accept', ''],
				[REFUSED.shop, 'refuse', 'We do not sell cures that nobody has tested.'],
			] as const) {
				await section('applications');
				await main.getByRole('link', { name }).click();
				await press('operatedShops', `decide.${decision}.act`);
				if (reason) await dialog.getByRole('textbox').fill(reason);
				await dialog
					.getByRole('button', { name: text('operatedShops', `decide.${decision}.act`), exact: true })
					.click();
				await expect(dialog).toBeHidden();
			}
			await other.reload();
			await expect(other.getByText('We do not sell cures that nobody has tested.')).toBeVisible();
		});

		await test.step('the new seller leaves out a delivery service, where the first steps lead', async () => {
			await open(seller, at('/Selling/Application'));
			await seller.getByRole('link', { name: text('application', 'steps.delivery.title') }).click();
			await seller.getByRole('main').getByRole('switch').last().click();
			await seller
				.getByRole('main')
				.getByRole('button', { name: text('ownShop', 'save'), exact: true })
				.click();
			await expect(seller.getByText(text('ownShop', 'saved'))).toBeVisible();
		});

		await test.step('the new seller submits two products; one is published, one refused', async () => {
			await open(seller, at('/Selling/Products'));
			for (const product of [TEA, CURE]) await submitProduct(seller, LANGUAGE, product);
			await section('goods');
			await main.getByRole('link', { name: TEA[0] }).click();
			await press('operatedGoods', 'publish');
			await main.getByRole('link', { name: CURE[0] }).click();
			await press('operatedGoods', 'refuse');
			await dialog.getByRole('checkbox').first().check();
			await dialog.getByRole('textbox').fill('Leave out what it is said to heal.');
			await dialog.getByRole('button', { name: text('operatedGoods', 'refuse'), exact: true }).click();
			await expect(main.getByText(text('operatedGoods', 'empty'), { exact: true })).toBeVisible();
			await seller.reload();
			await expect(seller.getByText('Leave out what it is said to heal.')).toBeVisible();
		});

		const buyer = await somebody();
		await test.step('a banner is written for readers of English, from now until next week', async () => {
			await section('home');
			await main.getByRole('link', { name: text('content', 'banners.add') }).click();
			await field('content', 'banners.title').fill('Tea from the hills');
			await field('content', 'banners.action').fill('See the tea');
			await field('content', 'banners.to').fill('/search-results?search=tea');
			const picture = { name: 'tea.png', mimeType: 'image/png', buffer: await page.screenshot() };
			await main.locator('input[type=file]').setInputFiles(picture);
			await expect(main.getByText(text('reviewing', 'upload.sent'), { exact: true })).toBeVisible();
			await main.getByRole('switch', { name: text('content', 'shown.draft') }).click();
			await main.getByLabel(text('content', 'shown.starts')).fill(onClock(Date.now() - MINUTE_MS));
			await main.getByLabel(text('content', 'shown.ends')).fill(onClock(Date.now() + 7 * DAY_MS));
			await main.getByRole('checkbox', { name: 'English' }).check();
			await press('content', 'save');
			await expect(main.getByRole('table', { name: text('content', 'banners.heading') })).toBeVisible();
			await expect
				.poll(async () => {
					await open(buyer, at('/'));
					return await buyer.getByText('Tea from the hills').count();
				})
				.toBeGreaterThan(0);
			await open(other, at('/?lang=mm'));
			await expect(other.getByText('Tea from the hills')).toHaveCount(0);
		});

		await test.step('a coupon', async () => {
			await section('coupons');
			await main.getByRole('link', { name: text('promotions', 'coupons.add') }).click();
			await field('promotions', 'coupons.code').fill('OPENING');
			await field('promotions', 'coupons.title').fill('Opening days');
			await main.getByRole('spinbutton', { name: text('promotions', 'coupons.percent') }).fill('10');
			await press('content', 'save');
			await expect(main.getByRole('table').getByText('OPENING', { exact: true })).toBeVisible();
		});

		await test.step('a legal page is changed', async () => {
			await section('pages');
			await main.getByRole('link', { name: /Terms of use/ }).click();
			const words = main.getByRole('textbox', { name: `${text('pages', 'fields.markdown')} – English` });
			await words.fill(`${await words.inputValue()}\n\n## Tea\n\nTea is sold by weight.`);
			await press('pages', 'draft.save');
			await press('pages', 'publish.act');
			await expect(main.getByText(text('pages', 'states.current'), { exact: true })).toBeVisible();
			await expect
				.poll(async () => {
					await open(buyer, at('/Legal/terms-of-use'));
					return await buyer.getByText('Tea is sold by weight.').count();
				})
				.toBeGreaterThan(0);
		});

		await test.step('an order is helped: a note, and cancelled for the buyer', async () => {
			await open(buyer, at('/search-results?search=tea'));
			const code = await orderInCash(buyer, LANGUAGE, TEA[0]);
			await section('orders');
			await find('operatedOrders', 'search', code);
			await main.getByRole('link', { name: code }).click();
			await press('operatedOrders', 'acts.note');
			await dialog.getByRole('textbox').fill('Called: wrong size.');
			await dialog.getByRole('button', { name: text('operatedOrders', 'acts.note'), exact: true }).click();
			await expect(main.getByText('Called: wrong size.')).toBeVisible();
			await press('operatedOrders', 'acts.cancel');
			await dialog.getByRole('textbox').fill('The buyer called');
			await dialog.getByRole('button', { name: text('operatedOrders', 'acts.cancel'), exact: true }).click();
			await expect(dialog).toBeHidden();
			await open(buyer, at(`/Orders/${code}`));
			await expect(buyer.getByText(text('tracking', 'cancelledByYou'), { exact: true }).first()).toBeVisible();
		});

		await test.step('the code that was not sent is sent again', async () => {
			await expect(async () => {
				await section('jobs');
				await expect(main.getByRole('table').getByText(text('failedJobs', 'kinds.code'))).toBeVisible({
					timeout: 2_000,
				});
			}).toPass();
			delete refusals[`RCPT TO:<${LATE}>`];
			await main
				.getByRole('table')
				.getByRole('button', { name: new RegExp(`^${text('failedJobs', 'repeat')}`) })
				.click();
			expect(await codeIn(mail, LATE)).toMatch(/^\d{6}$/);
		});

		await test.step('an account is locked', async () => {
			await section('accounts');
			await find('operating', 'accounts.search', REFUSED.email);
			const table = main.getByRole('table', { name: text('operating', 'sections.accounts') });
			await expect(table.getByRole('rowheader')).toHaveCount(1);
			await table.getByRole('button', { name: new RegExp(`^${text('operating', 'accounts.acts.lock')}`) }).click();
			await dialog.getByRole('textbox').fill('Threatened the staff');
			await dialog.getByRole('button', { name: text('operating', 'accounts.acts.lock'), exact: true }).click();
			await expect(table.getByText(text('operating', 'accounts.locked'), { exact: true })).toBeVisible();
		});

		await test.step('and the change history has all of it', async () => {
			await section('audit');
			const table = main.getByRole('table', { name: text('operating', 'sections.audit') });
			const seen: number[] = [];
			for (const action of DAY) {
				const cell = table.getByText(text('operating', `actions.${action}`), { exact: true }).first();
				await expect(cell).toBeVisible();
				seen.push(
					await cell.evaluate((it) => [...(it.closest('table')?.rows ?? [])].findIndex((row) => row.contains(it))),
				);
			}
			expect(seen, 'in the order in which it was done').toEqual([...seen].sort((a, b) => a - b));
		});
		test.info().annotations.push(describeEffort(effort, began));
		expect(effort.presses).toBeLessThan(120);
	} finally {
		// An open page would log that its requests fail once the server has stopped.
		await page.close();
		await shop?.stop('SIGTERM');
		await mail.close();
		removeDataFolder(dataDir);
	}
});

/** Fills in the page on which an account is created, up to the code. */
async function beginAccount(page: Page, at: (path: string) => string, email: string): Promise<void> {
	const field = (name: string) => page.locator(`main [name=${name}]:not([type=hidden])`);
	await open(page, at('/register'));
	await field('name').fill('Daw Khin');
	await field('identifier').fill(email);
	await field('password').fill(PASSWORD);
	await page.getByRole('button', { name: text('auth', 'register.next'), exact: true }).click();
	await expect(field('code')).toBeFocused();
}

/** The code in the mail to somebody, once it has come. */
async function codeIn({ mails }: MailServer, email: string): Promise<string> {
	const find = () => {
		const [, body = ''] = mails.findLast((each) => each.includes(email))?.split('\r\n\r\n') ?? [];
		const words = Buffer.from(body, 'base64').toString();
		return /\b\d{6}\b/.exec(words)?.[0] ?? '';
	};
	await expect.poll(find).not.toBe('');
	return find();
}
