import type { BankAccountInput, OwnShop } from '@zaylat/api-client/contract';
import { BANKS, type Bank, bankAccountProblems, lastDigits, readBankAccount } from '@zaylat/domain/shops';
import { eq } from 'drizzle-orm';
import { accountOf } from '../account/accounts.ts';
import type { Locale } from '../account/messages.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { shopBankAccounts } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { seal } from '../jobs/seal.ts';
import { requireRecentProof } from '../reauthentication/service.ts';
import { tellOfBankAccount } from './bank-notice.ts';
import { requireShop } from './own-shop.ts';

/** What may be shown of where a shop is paid. */
export async function readBankAccountOf(db: Db, shopId: number): Promise<OwnShop['bankAccount']> {
	const [row] = await db.select().from(shopBankAccounts).where(eq(shopBankAccounts.shopId, shopId));
	return row ? { bank: row.bank, lastDigits: row.lastDigits, changedAt: row.changedAt.toISOString() } : null;
}

/**
 * Writes, or with null removes, where a shop is paid, and tells all contacts of the account: who has copied a session must
 * neither change it nor change it unseen. Holder and number are stored encrypted.
 * @throws Failure `shop_not_found`, `reauthentication_required`; `bad_request` with the problem of each field
 */
export async function writeBankAccount(
	services: Pick<Services, 'db' | 'config' | 'origins' | 'now'>,
	session: Session,
	{
		slug,
		account,
		locale,
	}: { readonly slug: string; readonly account: BankAccountInput | null; readonly locale: Locale },
): Promise<void> {
	const { db, config, now } = services;
	const shop = await requireShop(db, session, slug);
	requireRecentProof(session, now());
	const row = account && rowOf(account, shop.edition, config, new Date(now()));
	const owner = await accountOf(db, session.userId);
	await db.transaction(async (tx) => {
		if (row === null) {
			const gone = await tx.delete(shopBankAccounts).where(eq(shopBankAccounts.shopId, shop.id)).returning();
			if (gone.length === 0) return;
		} else {
			await tx
				.insert(shopBankAccounts)
				.values({ shopId: shop.id, ...row })
				.onConflictDoUpdate({ target: shopBankAccounts.shopId, set: row });
		}
		await tellOfBankAccount(tx, services, { account: owner, locale, shop: shop.name, isRemoved: row === null });
	});
}

function rowOf(
	typed: BankAccountInput,
	edition: Parameters<typeof bankAccountProblems>[1],
	config: Services['config'],
	changedAt: Date,
) {
	const problems = bankAccountProblems(typed, edition);
	const { bank: named, holder, number } = readBankAccount(typed);
	const bank: Bank | undefined = BANKS[edition].find((each) => each === named);
	if (bank === undefined || Object.keys(problems).length > 0) {
		const fields = Object.entries(problems).map(([field, problem]) => [`account.${field}`, problem]);
		throw new Failure('bad_request', { fields: Object.fromEntries(fields) });
	}
	return { bank, sealed: seal(config, { holder, number }), lastDigits: lastDigits(number), changedAt };
}
