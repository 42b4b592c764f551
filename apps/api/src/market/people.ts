import { randomUUID } from 'node:crypto';
import { type PasswordProblem, passwordProblem } from '@zaylat/domain/account';
import { readEmail } from '@zaylat/domain/contact';
import { eq } from 'drizzle-orm';
import { type Account, findAccount } from '../account/accounts.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { hashPassword, type PasswordCost } from '../auth/password.ts';
import type { Db } from '../db/connect.ts';
import { operators, users } from '../db/schema/index.ts';
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

/** Makes a person an operator of the market. @returns false when they are one already */
export async function createOperator(making: Making, person: Person): Promise<boolean> {
	const { id } = await accountFor(making, person);
	const added = await making.db
		.insert(operators)
		.values({ userId: id, since: new Date(making.now()) })
		.onConflictDoNothing()
		.returning();
	return added.length > 0;
}

/** Email addresses of the operators. */
export async function operatorEmails(db: Db): Promise<string[]> {
	const rows = await db.select({ email: users.email }).from(operators).innerJoin(users, eq(users.id, operators.userId));
	return rows.flatMap(({ email }) => email ?? []);
}
