import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { shopBankAccounts, shops } from '../db/schema/index.ts';
import { unseal } from '../jobs/seal.ts';
import { MarketProblem } from './problem.ts';

const sealed = z.object({ holder: z.string(), number: z.string() });

/** Where a shop is paid. */
export interface PaidAccount extends z.output<typeof sealed> {
	readonly bank: string;
	readonly changedAt: Date;
}

/**
 * Reads where a shop is paid, for whoever transfers its payouts.
 * @throws MarketProblem for a shop without an account, and where the secret is not the one that it was encrypted with
 */
export async function bankAccountOf(db: Db, config: Pick<Config, 'authSecret'>, slug: string): Promise<PaidAccount> {
	const [row] = await db
		.select({ bank: shopBankAccounts.bank, sealed: shopBankAccounts.sealed, changedAt: shopBankAccounts.changedAt })
		.from(shopBankAccounts)
		.innerJoin(shops, eq(shops.id, shopBankAccounts.shopId))
		.where(eq(shops.slug, slug));
	if (!row) throw new MarketProblem(`The shop "${slug}" has no bank account: its owner writes it at /Selling/Shop.`);
	try {
		return { bank: row.bank, changedAt: row.changedAt, ...sealed.parse(unseal(config, row.sealed)) };
	} catch {
		throw new MarketProblem('The account cannot be read: run this with the AUTH_SECRET of the server.');
	}
}
