import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import type { Language } from '@zaylat/domain/languages';
import { shopperAt } from './checkout.ts';
import { textOf } from './shop.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The commands of a chapter of the documentation, in their order, without what is said about them. */
export function commandsOf(file: string, chapter: string): string[] {
	const document = readFileSync(join(ROOT, file), 'utf8');
	const [, rest = ''] = document.split(`\n## ${chapter}\n`);
	const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(rest) ?? [];
	return block
		.split('\n')
		.map((line) => line.replace(/\s+#.*$/, '').trim())
		.filter((line) => line !== '');
}

/** Words of a command as a shell reads them. */
const wordsOf = (line: string): string[] =>
	[...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** Where `pnpm NAME` leads. */
function scriptOf(name: string): string {
	const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	const file = /^node --conditions=@zaylat\/source (\S+)$/.exec(scripts[name] ?? '')?.[1];
	if (file === undefined) throw new Error(`package.json has no command ${name}`);
	return join(ROOT, file);
}

/**
 * Runs a command of the documentation in a production market, as somebody types it.
 * @param typed what is typed when it asks, such as a password
 * @returns what it says
 * @throws Error when it fails
 */
export async function runDocumented(line: string, dataDir: string, typed: string): Promise<string> {
	const [pnpm, name = '', ...args] = wordsOf(line);
	if (pnpm !== 'pnpm') throw new Error(`not a command of pnpm: ${line}`);
	const child = spawn(process.execPath, ['--conditions=@zaylat/source', scriptOf(name), ...args], {
		cwd: ROOT,
		env: { ...process.env, NODE_OPTIONS: '', PROFILE: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	child.stdin.end(`${typed}\n`);
	const [output, error, code] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		new Promise<number | null>((done) => child.once('close', done)),
	]);
	if (code !== 0) throw new Error(`${line} failed: ${error}`);
	return output;
}

/** A product as a seller types it: name, price, pieces, grams. */
export type TypedProduct = readonly [name: string, price: string, stock: string, grams: string];

/** Types a product with a picture from the list of products, and submits it for review. */
export async function submitProduct(page: Page, language: Language, product: TypedProduct): Promise<void> {
	const [name, price, stock, grams] = product;
	const main = page.getByRole('main');
	const form = (key: string) => textOf(language, 'editing', key);
	await main
		.getByRole('link', { name: textOf(language, 'goods', 'add') })
		.first()
		.click();
	await main.getByRole('textbox', { name: form('name.label'), exact: true }).fill(name);
	await main.getByRole('textbox', { name: form('description.label'), exact: true }).fill(`${name}, from the hills.`);
	await main.getByRole('combobox', { name: form('category.label') }).fill('tea');
	await main.getByRole('listbox').getByRole('option').first().click();
	await main
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'product.png', mimeType: 'image/png', buffer: await page.screenshot() });
	await expect(main.getByText(textOf(language, 'reviewing', 'upload.sent'))).toBeVisible();
	await main.getByRole('spinbutton', { name: form('variants.price'), exact: true }).fill(price);
	await main.getByRole('spinbutton', { name: form('variants.stock'), exact: true }).fill(stock);
	await main.getByRole('spinbutton', { name: form('weight.label') }).fill(grams);
	await main.getByRole('button', { name: form('submit'), exact: true }).click();
	await expect(page).toHaveURL(/\/Selling\/Products$/);
}

/** What the standard service of the base data costs; without it the summary is of before the address. */
const DELIVERY = '2,500 K';

/** Orders a product of a page as a guest, to be paid in cash. @returns the code of the order */
export async function orderInCash(page: Page, language: Language, product: string): Promise<string> {
	const does = shopperAt(page, language);
	await does.main.getByRole('link', { name: product }).filter({ visible: true }).first().click();
	await page.getByRole('button', { name: textOf(language, 'product', 'buy.now'), exact: true }).click();
	await page.getByRole('button', { name: textOf(language, 'auth', 'guest') }).click();
	await expect(page).toHaveURL(/step=review/);
	await does.fillAddress('mm');
	await expect(does.heading('checkout', 'review.title')).toBeVisible();
	await expect(does.main.getByText('Daw Khin').first()).toBeVisible();
	await expect(does.main.getByText(DELIVERY).filter({ visible: true }).first()).toBeVisible();
	// Without a payment gateway, cash is the only way to pay.
	await does.pay.click();
	await expect(does.heading('payment', 'success.ordered')).toBeVisible();
	return does.orderCode();
}
