import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createDataFolder, removeDataFolder } from './support/data-folder.ts';
import { type Combination, ON } from './support/matrix.ts';
import { commandsOf, orderInCash, runDocumented, submitProduct } from './support/open-market.ts';
import { countEffort, describeEffort } from './support/presses.ts';
import { type Running, start } from './support/running-shop.ts';
import { EMPTY_PORTS, originOf } from './support/servers.ts';
import { expect, open, test, textOf } from './support/shop.ts';

/** A phone in English, as a newcomer who reads the documentation has it. */
const COMBINATION = { edition: 'mm', size: 'phone', language: 'en' } as const satisfies Combination;
const PASSWORD = 'a long password of a newcomer';
const OWNER = 'owner@example.com';

/** The products of the shop: name, price in kyat, pieces, grams. */
const PRODUCTS = [
	['Shan tea, 250 g', '9000', '40', '300'],
	['Pickled tea leaves, 200 g', '4500', '60', '260'],
	['Lacquer tea cup', '18000', '12', '180'],
] as const;

const text = (area: Parameters<typeof textOf>[1], key: string, values = {}) => textOf('en', area, key, values);
const at = (path: string) => `${originOf('mm', EMPTY_PORTS.firstOrder)}${path}${path.includes('?') ? '&' : '?'}lang=en`;

test(
	'from an empty market to the receipt of the first order, by what the documentation says',
	ON.phone,
	async ({ page, browser }) => {
		test.slow();
		const dataDir = createDataFolder();
		let shop: Running | undefined;
		const effort = { presses: 0, characters: 0 };
		const commands = commandsOf('docs/operations.md', 'Open a market');
		const command = (word: string) => {
			const line = commands.find((each) => each.includes(word));
			if (line === undefined) throw new Error(`the documentation has no command ${word}`);
			effort.characters += line.length;
			return runDocumented(line, dataDir, PASSWORD);
		};
		const began = Date.now();
		try {
			shop = await start({
				PORT: String(EMPTY_PORTS.firstOrder),
				DATA_DIR: dataDir,
				PROFILE: 'production',
				DATABASE_URL: '',
				NODE_OPTIONS: '',
			});
			await test.step('the terminal and the first page say what to do', async () => {
				await expect.poll(() => shop?.output()).toContain('pnpm base-data load');
				await open(page, at('/'));
				await expect(page.getByText('pnpm market operator create', { exact: false }).first()).toBeVisible();
			});
			await test.step('base data, an operator and a shop', async () => {
				await command('base-data load');
				await command('operator create');
				expect(await command('shop create')).toContain('/Selling');
			});
			await countEffort(page.context(), effort);
			await test.step('the owner signs in and types three products with pictures', () => sell(page));
			await test.step('the operator puts them on sale', async () => {
				expect(await command('goods publish')).toContain(': 3.');
			});

			const buyerContext = await browser.newContext();
			await countEffort(buyerContext, effort);
			const buyer = await buyerContext.newPage();
			const code = await test.step('somebody orders one, to be paid in cash', () => buy(buyer));
			await test.step('the owner sends the parcel', () => send(page, code));
			await test.step('the buyer confirms it, and has the receipt', () => receive(buyer, code));
			await buyerContext.close();
		} finally {
			// An open page would log that its requests fail once the server has stopped.
			await page.close();
			await shop?.stop('SIGTERM');
			removeDataFolder(dataDir);
		}
		test.info().annotations.push(describeEffort(effort, began));
		expect(effort.presses).toBeLessThan(140);
	},
);

async function sell(page: Page): Promise<void> {
	const main = page.getByRole('main');
	await open(page, at('/Selling'));
	await page.getByLabel(text('auth', 'identifier')).fill(OWNER);
	await page.getByLabel(text('auth', 'password'), { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: text('auth', 'submit'), exact: true }).click();
	await expect(page).toHaveURL(/\/Selling/);
	await main.getByRole('link', { name: text('desk', 'products'), exact: true }).click();
	for (const product of PRODUCTS) await submitProduct(page, COMBINATION.language, product);
}

/** @returns the code of the order */
async function buy(page: Page): Promise<string> {
	const [[name]] = PRODUCTS;
	const found = page.getByRole('main').getByRole('link', { name }).filter({ visible: true });
	await expect
		.poll(async () => {
			await open(page, at('/'));
			return await found.count();
		})
		.toBeGreaterThan(0);
	return orderInCash(page, COMBINATION.language, name);
}

async function send(page: Page, code: string): Promise<void> {
	const main = page.getByRole('main');
	const card = main.getByRole('article').filter({ hasText: code });
	const move = async (to: string) => {
		await card.getByRole('button', { name: new RegExp(`^${text('selling', `parcel.moves.${to}`)}`) }).click();
		await expect(page.getByText(text('selling', 'parcel.done')).first()).toBeVisible();
	};
	await open(page, at('/Selling'));
	await expect(card.getByRole('link', { name: new RegExp(`^${text('selling', 'parcel.label')}`) })).toBeVisible();
	for (const to of ['approved', 'ready to ship', 'start shipping']) await move(to);
	await main.getByRole('link', { name: text('selling', 'filter.stage.on_the_way'), exact: true }).click();
	for (const to of ['on going', 'delivered']) await move(to);
}

async function receive(page: Page, code: string): Promise<void> {
	const main = page.getByRole('main');
	await open(page, at(`/Orders/${code}`));
	await main.getByRole('button', { name: text('orders', 'parcel.confirm'), exact: true }).click();
	await page
		.getByRole('alertdialog')
		.getByRole('button', { name: text('orders', 'confirm.yes') })
		.click();
	await expect(main.getByText(text('tracking', 'status.complete'), { exact: true }).first()).toBeVisible();
	const download = page.waitForEvent('download');
	await main.getByRole('link', { name: text('orders', 'documents.receiptPdf') }).click();
	const file = await readFile(await (await download).path());
	expect(file.subarray(0, 5).toString()).toBe('%PDF-');
}
