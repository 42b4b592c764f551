/**
 * `pnpm market`: what opens a market (docs/operations.md).
 *
 *   pnpm market operator create --email EMAIL [--name NAME]
 *   pnpm market operator reset-second-factor --email EMAIL
 *   pnpm market shop create --edition mm|th --slug SLUG --name NAME --owner EMAIL [--owner-name NAME] [--region ID]
 *   pnpm market shop account --shop SLUG
 *   pnpm market goods publish --shop SLUG [--product NAME] [--drafts]
 *   pnpm market status
 *
 * Passwords are typed, or made when nothing is typed; they are never arguments.
 */
import { parseArgs } from 'node:util';
import { PASSWORD_COST } from '../auth/password.ts';
import type { Db } from '../db/connect.ts';
import { bankAccountOf } from '../market/bank-account.ts';
import { publishGoods } from '../market/goods.ts';
import { createOperator, type Making, operatorEmails, type Person, removeFactor } from '../market/people.ts';
import { MarketProblem } from '../market/problem.ts';
import { createShop } from '../market/shops.ts';
import { missingSteps, setupLines } from '../market/state.ts';
import { marketConfig } from './open-market.ts';
import { askPassword } from './password.ts';
import { commandArguments, print, runCommand } from './run-command.ts';

const USAGE = `usage: pnpm market operator create --email EMAIL [--name NAME]
       pnpm market operator reset-second-factor --email EMAIL
       pnpm market shop create --edition mm|th --slug SLUG --name NAME --owner EMAIL [--owner-name NAME] [--region ID]
       pnpm market shop account --shop SLUG
       pnpm market goods publish --shop SLUG [--product NAME] [--drafts]
       pnpm market status`;

type Options = ReturnType<typeof readArguments>['values'];

const COMMANDS: Readonly<Record<string, (making: Making, options: Options) => Promise<void>>> = {
	async 'operator create'(making, { email, name }) {
		const isNew = await createOperator(making, personOf(required(email, 'email'), name));
		print(isNew ? `${email} is an operator now.` : `${email} is an operator already.`);
		print('The console is at /Operating; it asks for a second factor first.');
		await printNext(making.db);
	},
	async 'operator reset-second-factor'(making, { email }) {
		await removeFactor(making, required(email, 'email'));
		print(`${email} is signed out, and sets up a second factor at /Operating after the next sign-in.`);
	},
	async 'shop create'(making, { edition, slug, name, owner, 'owner-name': ownerName, region }) {
		const given = { edition: required(edition, 'edition'), slug: required(slug, 'slug'), name: required(name, 'name') };
		await createShop(making, { ...given, region, owner: personOf(required(owner, 'owner'), ownerName) });
		print(`The shop is at /Shops/${given.slug}; ${owner} signs in at /login and finds it at /Selling.`);
		await printNext(making.db);
	},
	async 'shop account'({ db }, { shop }) {
		const { bank, holder, number, changedAt } = await bankAccountOf(
			db,
			marketConfig(process.env),
			required(shop, 'shop'),
		);
		print(`${bank} ${number}, ${holder} (written ${changedAt.toISOString().slice(0, 10)})`);
	},
	async 'goods publish'({ db, now }, { shop, product, drafts = false }) {
		const slug = required(shop, 'shop');
		const { published, incomplete } = await publishGoods({ db, now }, { shop: slug, product, withDrafts: drafts });
		print(`Put on sale in ${slug}: ${published.toLocaleString('en')}.`);
		for (const name of incomplete) print(`${name} is not complete and stays where it is.`);
		await printNext(db);
	},
	async status({ db }) {
		const emails = await operatorEmails(db);
		print(emails.length > 0 ? `Operators: ${emails.join(', ')}` : 'There is no operator.');
		const missing = await missingSteps(db);
		print(missing.length > 0 ? `Missing: ${missing.join(', ')}` : 'This market has goods.');
		await printNext(db);
	},
};

await runCommand(async ({ db }) => {
	const { values, positionals } = readArguments();
	const run = COMMANDS[positionals.join(' ')];
	if (!run) throw new MarketProblem(USAGE);
	await run({ db, now: Date.now, passwordCost: PASSWORD_COST }, values);
});

function readArguments() {
	try {
		const text = { type: 'string' } as const;
		const options = {
			email: text,
			name: text,
			edition: text,
			slug: text,
			owner: text,
			'owner-name': text,
			region: text,
			shop: text,
			product: text,
			drafts: { type: 'boolean' },
		} as const;
		return parseArgs({ args: commandArguments(), allowPositionals: true, options });
	} catch (error) {
		throw new MarketProblem(`${error instanceof Error ? error.message : error}\n${USAGE}`);
	}
}

function required(value: string | undefined, name: string): string {
	if (value) return value;
	throw new MarketProblem(`--${name} is missing.\n${USAGE}`);
}

function personOf(email: string, name: string | undefined): Person {
	return { email, name: name ?? '', password: askPassword(email, { input: process.stdin, output: process.stdout }) };
}

async function printNext(db: Db): Promise<void> {
	for (const line of setupLines(await missingSteps(db))) print(line);
}
