import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getHome, listRegions, reauthenticate, setShopBankAccount } from '@zaylat/api-client/contract';
import { PRODUCTION_DATA } from '@zaylat/demo-data';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../src/app.ts';
import { CATEGORIES } from '../src/base-data/categories/categories.ts';
import { runningDatabase } from '../src/db/embedded-client.ts';
import { removePlace } from '../src/db/embedded-place.ts';
import { silentLogger } from '../src/log.ts';
import { loadIcons } from '../src/pictures/icons.ts';
import { createShopper } from '../src/testing/index.ts';
import { ok } from './answers.ts';

/** A server of the production profile on a private database of its own, which nothing has filled. */
let dataDir: string;
let api: Awaited<ReturnType<typeof createApi>>;
let pool: pg.Pool;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'zaylat-market-'));
	const env = { PROFILE: 'production', ANSWER_CACHE_SECONDS: '0' };
	api = await createApi({ env, dataDir, data: PRODUCTION_DATA, logger: silentLogger, runsJobs: false });
	pool = new pg.Pool(runningDatabase(dataDir));
	// The pool has ended before its connections have: the database may tell them that it ends.
	pool.on('error', () => {});
});
afterAll(async () => {
	await pool.end();
	await api.close();
	removePlace(dataDir);
});

const count = async (table: string) => (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

const reachable = () => ({ app: api.app, clock: { now: Date.now } });

/** Runs a command as an operator types it, while the server runs. */
async function command(
	name: 'base-data' | 'catalogue' | 'market',
	args: readonly string[],
	typed = '',
	env: Readonly<Record<string, string>> = {},
) {
	const script = join(import.meta.dirname, `../src/commands/${name}.ts`);
	const child = spawn(process.execPath, ['--conditions=@zaylat/source', script, ...args], {
		env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	child.stdin.end(typed);
	const [output, error, code] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		new Promise<number | null>((done) => child.once('close', done)),
	]);
	return { output, error, code };
}

async function signIn(identifier: string, password: string) {
	const shopper = createShopper(reachable());
	await shopper.signIn('credentials', { identifier, password });
	return shopper;
}

it('starts empty, serves an empty home page, and says which commands open the market', async () => {
	for (const table of ['products', 'shops', 'users', 'reviews', 'coupons', 'banners', 'categories', 'regions']) {
		expect(await count(table), table).toBe(0);
	}
	const { data } = ok(getHome, await createShopper(reachable()).call('GET', '/api/home'));
	expect([data.newest, data.recommended, data.shops, data.banners]).toEqual([[], [], [], []]);
	expect((await api.setupLines()).join('\n')).toMatch(
		/pnpm base-data load[\s\S]*pnpm market operator create[\s\S]*pnpm market shop create/,
	);
});

it('serves no picture of the demo', async () => {
	const ofDemo = await api.app.request('/api/pictures/dress_c5526a_whole?w=320');
	expect(ofDemo.status).toBe(404);
});

it('opens no shop before there are regions', async () => {
	const { code, error } = await command('market', [
		...['shop', 'create', '--edition', 'mm', '--slug', 'tea-house', '--name', 'Tea House'],
		...['--owner', 'owner@tea.example'],
	]);
	expect([code, error]).toEqual([1, 'There are no regions yet: run pnpm base-data load first.\n']);
	expect(await count('users')).toBe(0);
});

it('loads base data once, and leaves what was changed meanwhile', async () => {
	const first = await command('base-data', ['load']);
	expect(first.code, first.error).toBe(0);
	expect(first.output).toMatch(/Added 10 currencies, 9\d{3} places, 178 categories and 6 delivery services\./);
	await pool.query("update currencies set exchange_rate = 4000 where key = 'usd'");
	await pool.query("update categories set slug = 'clothes' where slug = 'fashion'");
	await pool.query("delete from post_offices where township_id = 'mm-yangon-kamayut'");
	const again = await command('base-data', ['load']);
	expect(again.code, again.error).toBe(0);
	expect(again.output).toContain('Added 0 currencies, 1 places, 0 categories and 0 delivery services.');
	const { rows } = await pool.query("select exchange_rate::float8 as rate from currencies where key = 'usd'");
	expect(rows[0].rate).toBe(4000);
	expect(await count("categories where slug = 'clothes'")).toBe(1);
	const { data } = ok(listRegions, await createShopper(reachable()).call('GET', '/api/locations/regions?country=mm'));
	expect(data.items.length).toBe(15);
	for (const table of ['products', 'shops', 'users', 'reviews']) expect(await count(table), table).toBe(0);
});

it('has categories of three levels in four languages, each with a picture that can be drawn', async () => {
	const icons = await loadIcons(new Set(CATEGORIES.map(({ icon }) => icon)));
	for (const { slug, ids, name, icon, parentId } of CATEGORIES) {
		expect(icons.body(icon), `${slug} ${icon}`).toBeDefined();
		expect(ids.length, slug).toBeLessThanOrEqual(3);
		expect(ids.at(-2) ?? null, slug).toBe(parentId);
		for (const word of name) expect(word.trim(), slug).not.toBe('');
	}
	expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
	expect(new Set(CATEGORIES.map(({ slug }) => slug)).size).toBe(CATEGORIES.length);
});

it('makes an operator, whose password is typed, and names the next step', async () => {
	const args = ['operator', 'create', '--email', 'Boss@Market.example'];
	expect(await command('market', args, 'password1\n')).toMatchObject({
		code: 1,
		error: 'This password cannot be used: it is one of those that are guessed first.\n',
	});
	expect(await count('operators')).toBe(0);
	const made = await command('market', args, 'a long sentence of mine\n');
	expect(made.code, made.error).toBe(0);
	expect(made.output).toContain('is an operator now.');
	expect(made.output).toContain('pnpm market shop create');
	expect(made.output).not.toContain('a long sentence of mine');
	expect((await command('market', args)).output).toContain('is an operator already.');
	const shopper = await signIn('boss@market.example', 'a long sentence of mine');
	expect((await shopper.call('GET', '/api/auth/session')).json).toMatchObject({
		user: { email: 'boss@market.example' },
	});
	const { rows } = await pool.query('select action, actor_id, subject_name, after from audit_entries');
	expect(rows).toEqual([
		{ action: 'staff_changed', actor_id: null, subject_name: 'b•••', after: { roles: ['administrator'] } },
	]);
});

it('lets an operator who lost the second factor set up another, which ends the sessions', async () => {
	const shopper = await signIn('boss@market.example', 'a long sentence of mine');
	const reset = (email: string) => command('market', ['operator', 'reset-second-factor', '--email', email]);
	expect(await reset('nobody@market.example')).toMatchObject({
		code: 1,
		error: '"nobody@market.example" is no operator: see pnpm market status.\n',
	});
	expect((await reset('boss@market.example')).code).toBe(0);
	expect((await shopper.call('GET', '/api/operating/access')).status).toBe(401);
	expect(await count("audit_entries where action = 'second_factor_reset'")).toBe(1);
});

it('opens a shop whose owner has a made password, and signs in by it', async () => {
	const args = ['shop', 'create', '--edition', 'mm', '--slug', 'tea-house', '--name', 'Tea House'];
	const made = await command('market', [...args, '--owner', 'owner@tea.example'], '\n');
	expect(made.code, made.error).toBe(0);
	const password = /^Password of owner@tea\.example: (\S{20})$/m.exec(made.output)?.[1] ?? '';
	const owner = await signIn('owner@tea.example', password);
	const shop = await owner.call('GET', '/api/shops/tea-house');
	expect(shop).toMatchObject({ status: 200, json: { data: { slug: 'tea-house', name: 'Tea House' } } });
	expect(await count('shop_delivery_services')).toBe(3);
	expect(await command('market', [...args, '--owner', 'owner@tea.example'])).toMatchObject({
		code: 1,
		error: 'There is a shop "tea-house" already.\n',
	});

	// Where it is paid is shown to whoever has the secret of the server.
	const account = ['shop', 'account', '--shop', 'tea-house'];
	expect((await command('market', account)).error).toContain('has no bank account');
	ok(reauthenticate, await owner.call('POST', '/api/reauthentication', { password }));
	const written = { bank: 'kbz', holder: 'Daw Khin Khin', number: '02730302700123456' };
	ok(setShopBankAccount, await owner.call('PUT', '/api/seller/shops/tea-house/bank-account', { account: written }));
	expect((await command('market', account)).output).toMatch(/^kbz 02730302700123456, Daw Khin Khin \(written 20/);
	const other = await command('market', account, '', { AUTH_SECRET: 'another-secret-of-32-characters-or-more' });
	expect([other.code, other.error]).toEqual([
		1,
		'The account cannot be read: run this with the AUTH_SECRET of the server.\n',
	]);
});

it.each([
	[
		'an edition',
		['--edition', 'sg', '--slug', 'a', '--name', 'A', '--owner', 'a@b.example'],
		'--edition must be mm or th',
	],
	[
		'a slug',
		['--edition', 'th', '--slug', 'A b', '--name', 'A', '--owner', 'a@b.example'],
		'--slug must be small letters',
	],
	['a name', ['--edition', 'th', '--slug', 'a', '--name', ' ', '--owner', 'a@b.example'], '--name must have 1 to 60'],
	['an owner', ['--edition', 'th', '--slug', 'a', '--name', 'A'], '--owner is missing'],
	[
		'a region',
		['--edition', 'th', '--slug', 'a', '--name', 'A', '--owner', 'a@b.example', '--region', 'mm-yangon'],
		'no region "mm-yangon"',
	],
	[
		'an address',
		['--edition', 'th', '--slug', 'a', '--name', 'A', '--owner', 'nobody'],
		'"nobody" is no email address',
	],
])('says what is wrong with %s', async (_, args, problem) => {
	const { code, error } = await command('market', ['shop', 'create', ...args], '\n');
	expect([code, error]).toEqual([1, expect.stringContaining(problem)]);
});

it('says what is there', async () => {
	const { output } = await command('market', ['status']);
	expect(output).toContain('Operators: boss@market.example');
	expect(output).toContain('Missing: goods');
});

it('puts the goods of a shop on sale that wait for it, and names those that lack something', async () => {
	const category = (await pool.query("select slug from categories where level = 3 and kind = 'goods' limit 1")).rows[0]
		.slug;
	const line = (externalId: string, more: object) =>
		`${JSON.stringify({
			...{ externalId, category, currency: 'mmk', weightGrams: 90, pictures: ['longyi_h0_front'] },
			...{ name: { en: 'Green tea' }, description: { en: 'From the hills of Shan State.' } },
			...{ variants: [{ price: 500_000, stock: 4 }], ...more },
		})}\n`;
	const file = join(dataDir, 'goods.jsonl');
	await writeFile(file, line('T-1', { state: 'in_review' }) + line('T-2', {}) + line('T-3', { weightGrams: 0 }));
	const imported = await command('catalogue', ['import', file, '--shop', 'tea-house']);
	expect(imported.output, imported.error).toContain('3 created');
	const states = async () =>
		(await pool.query('select external_id as name, state from products order by 1')).rows.map(
			(row) => `${row.name} ${row.state}`,
		);
	const publish = (...more: string[]) => command('market', ['goods', 'publish', '--shop', 'tea-house', ...more]);
	expect((await publish()).output).toContain('Put on sale in tea-house: 1.');
	expect(await states()).toEqual(['T-1 on_sale', 'T-2 draft', 'T-3 draft']);
	const { data } = ok(getHome, await createShopper(reachable()).call('GET', '/api/home'));
	expect(data.newest.map(({ name }) => name)).toEqual(['Green tea']);
	expect((await publish('--product', 'T-2')).error).toContain('no product "T-2" that waits');
	expect((await publish('--drafts')).output).toMatch(
		/Put on sale in tea-house: 1\.[\s\S]*T-3 is not complete and stays where it is\./,
	);
	expect(await states()).toEqual(['T-1 on_sale', 'T-2 on_sale', 'T-3 draft']);
	expect((await command('market', ['goods', 'publish'])).error).toContain('--shop is missing');
	expect((await command('market', ['goods', 'publish', '--shop', 'none'])).error).toContain('There is no shop "none"');
});
