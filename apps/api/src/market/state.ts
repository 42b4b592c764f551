import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** What a market needs before it can sell, in this order. */
export const SETUP_STEPS = ['base-data', 'operator', 'shop', 'goods'] as const;

/** Name of a step. */
export type SetupStep = (typeof SETUP_STEPS)[number];

/** @returns the steps that a database lacks */
export async function missingSteps(db: Db): Promise<SetupStep[]> {
	const { rows } = await db.execute<{ step: string; done: boolean }>(sql`
		select 'base-data' as step, exists (select from regions) and exists (select from categories) as done
		union all select 'operator', exists (select from operators)
		union all select 'shop', exists (select from shops)
		union all select 'goods', exists (select from products)`);
	const done = new Set(rows.filter((row) => row.done).map(({ step }) => step));
	// Demo data, and markets from before there were operators, sell without one.
	if (done.has('goods')) return [];
	return SETUP_STEPS.filter((step) => !done.has(step));
}

/** What to do for a step, and the command. */
const HOW: Readonly<Record<SetupStep, readonly [what: string, command: string] | undefined>> = {
	'base-data': ['places, currencies, categories, delivery services', 'pnpm base-data load'],
	operator: ['the first operator', 'pnpm market operator create --email you@example.com'],
	shop: [
		'a shop and its owner',
		'pnpm market shop create --edition mm --slug my-shop --name "My shop" --owner owner@example.com',
	],
	// Needs a shop first; what to do then depends on it.
	goods: undefined,
};

/** Lines for a terminal: the command of each missing step. */
export function setupLines(missing: readonly SetupStep[]): string[] {
	const lines = missing.map((step) => HOW[step]).filter((how) => how !== undefined);
	if (lines.length === 0) return [];
	return [
		'This market has no goods yet. Run in another terminal:',
		...lines.map(([what, command]) => `  ${command}   (${what})`),
	];
}
