import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import type { StaffRole } from '@zaylat/domain/roles';
import { createShopper, type Shopper, type TestApi } from '../src/testing/index.ts';

/** How a member of staff is signed in. */
export interface StaffOptions {
	/** None for an account that runs nothing. */
	readonly roles: readonly StaffRole[];
	/** Whether the session gave the second factor. Default true. */
	readonly hasFactor?: boolean;
	/** Milliseconds since it was given. Default 0. */
	readonly factorAge?: number;
}

/** Makes an account, whose password is that of the demo. @returns its id and email */
export async function newAccount(
	api: TestApi,
	name = 'Ma Hnin',
): Promise<{ readonly id: string; readonly email: string }> {
	const id = randomUUID();
	const email = `${id}@example.com`;
	await api.query(
		`insert into users (id, kind, name, email, password_hash, created_at)
			select $1, kind, $2, $3, password_hash, created_at from users where email = $4`,
		[id, name, email, DEMO_ACCOUNT.email],
	);
	return { id, email };
}

/** Gives an account its roles. */
export const giveRoles = (api: TestApi, id: string, roles: readonly StaffRole[]) =>
	api.query('insert into operators (user_id, since, roles) values ($1, $2, $3)', [
		...[id, new Date(api.clock.now()), roles],
	]);

/** A browser with the session of an account. */
export async function signedIn(api: TestApi, email: string): Promise<Shopper> {
	const shopper = createShopper(api);
	await shopper.signIn('credentials', { identifier: email, password: DEMO_ACCOUNT.password });
	return shopper;
}

/** A browser with the session of a new member of staff. */
export async function openStaff(api: TestApi, options: StaffOptions): Promise<Shopper> {
	return (await openMember(api, options)).shopper;
}

/** A new member of staff: the id of the account, and a browser with its session. */
export async function openMember(api: TestApi, { roles, hasFactor = true, factorAge = 0 }: StaffOptions) {
	const { id, email } = await newAccount(api);
	if (roles.length > 0) await giveRoles(api, id, roles);
	const shopper = await signedIn(api, email);
	if (hasFactor) {
		const givenAt = new Date(api.clock.now() - factorAge);
		await api.query('update sessions set second_factor_at = $2 where user_id = $1', [id, givenAt]);
	}
	return { id, shopper };
}
