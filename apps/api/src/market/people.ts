import { randomUUID } from 'node:crypto';
import { type PasswordProblem, passwordProblem } from '@zaylat/domain/account';
import { maskName } from '@zaylat/domain/audit';
import { readEmail } from '@zaylat/domain/contact';
import { eq } from 'drizzle-orm';
import { type Account, findAccount } from '../account/accounts.ts';
import { recordChange } from '../audit-trail/record.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { hashPassword, type PasswordCost } from '../auth/password.ts';
import type { Db } from '../db/connect.ts';
import { operators, users } from '../db/schema/index.ts';
import { removeSecondFactor } from '../staff-members/service.ts';
import { MarketProblem } from './problem.ts';

/** Somebody with an account; it is made when there is none with the email address. */
export interface Person {
	readonly email: string;
	readonly name: string;
	/** Asked only when an account is made. @param isWrong says why the last one was refused, undefined when it is right */
	password(isWrong: (password: string) => string | undefined): Promise<string>;
}

/** What making accounts depends on. */
export interface Making {
	readonly db: Db;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	readonly passwordCost: PasswordCost;
}

const PROBLEMS: Readonly<Record<PasswordProblem, string>> = {
	password_missing: 'a password is needed',
	password_short: 'it must have at least 8 characters',
	password_long: 'it must have at most 128 characters',
	password_common: 'it is one of those that are guessed first',
	password_personal: 'it must differ from name and email address',
};

/**
 * The account of a person, made unless it exists.
 * @throws MarketProblem for an address that is none, or an account that is being deleted
 */
export async function accountFor({ db, now, passwordCost }: Making, person: Person): Promise<Account> {
	const email = readEmail(person.email);
	if (email === undefined) throw new MarketProblem(`"${person.email}" is no email address.`);
	const found = await findAccount(db, { email });
	if (found) {
		if (found.deletionRequestedAt) throw new MarketProblem(`The account ${email} is being deleted; use another one.`);
		return found;
	}
	const name = person.name.trim() || email;
	const password = await person.password((typed) => {
		const problem = passwordProblem(typed, [email, name]) ?? (isCommonPassword(typed) ? 'password_common' : undefined);
		return problem && PROBLEMS[problem];
	});
	const passwordHash = await hashPassword(password, passwordCost);
	const [made] = await db
		.insert(users)
		.values({ id: randomUUID(), kind: 'registered', name, email, passwordHash, createdAt: new Date(now()) })
		.returning();
	if (!made) throw new MarketProblem('The account could not be made.');
	return made;
}

/**
 * Makes a person an administrator of the market, who gives others their roles.
 * @returns false when they are one already
 */
export async function createOperator(making: Making, person: Person): Promise<boolean> {
	const { id, name } = await accountFor(making, person);
	return making.db.transaction(async (tx) => {
		const [known] = await tx.select().from(operators).where(eq(operators.userId, id)).for('update');
		const before = known?.roles ?? [];
		if (before.includes('administrator')) return false;
		const roles = [...before, 'administrator' as const];
		const since = new Date(making.now());
		await tx
			.insert(operators)
			.values({ userId: id, since, roles })
			.onConflictDoUpdate({ target: operators.userId, set: { roles } });
		const subject = { kind: 'account', id, name: maskName(name) };
		const facts = { before: { roles: before }, after: { roles } };
		await recordChange(tx, { at: since, actor: undefined, action: 'staff_changed', subject, ...facts });
		return true;
	});
}

/**
 * Removes the second factor of an operator who lost it and whom no other administrator can help.
 * @throws MarketProblem when nobody with the address runs the market
 */
export async function removeFactor({ db, now }: Pick<Making, 'db' | 'now'>, typed: string): Promise<void> {
	const email = readEmail(typed);
	const account = email === undefined ? undefined : await findAccount(db, { email });
	const [operator] = account ? await db.select().from(operators).where(eq(operators.userId, account.id)) : [];
	if (!account || !operator) throw new MarketProblem(`"${typed}" is no operator: see pnpm market status.`);
	await db.transaction((tx) => removeSecondFactor(tx, { account, actor: undefined, now: now() }));
}

/** Email addresses of the operators. */
export async function operatorEmails(db: Db): Promise<string[]> {
	const rows = await db.select({ email: users.email }).from(operators).innerJoin(users, eq(users.id, operators.userId));
	return rows.flatMap(({ email }) => email ?? []);
}
