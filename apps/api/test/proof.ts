import { reauthenticate } from '@zaylat/api-client/contract';
import type { Shopper, TestApi } from '../src/testing/index.ts';
import { ok } from './answers.ts';

/** Proves by its password who uses the session of a browser; wrong passwords of other tests do not count. */
export async function prove(api: TestApi, shopper: Shopper, password: string): Promise<void> {
	await api.query("delete from sign_in_failures where subject like 'reauthentication:%'");
	ok(reauthenticate, await shopper.call('POST', '/api/reauthentication', { password }));
}

/** Removes the password of an account, as if it had been created by an OAuth sign-in. @returns restores it */
export async function withoutPassword(api: TestApi, email: string): Promise<() => Promise<void>> {
	const { rows } = await api.query('select password_hash from users where email = $1', [email]);
	const set = async (hash: unknown) => {
		await api.query('update users set password_hash = $1 where email = $2', [hash, email]);
	};
	await set(null);
	return () => set(rows[0].password_hash);
}

/** The token of the link in the last notice, as its reader would copy it. @param recipient as it is stored */
export async function revertTokenSentTo(api: TestApi, recipient: string): Promise<string> {
	const { rows } = await api.query(
		"select text from outbox where recipient = $1 and text like '%/RevertChange?lang=%' order by created_at desc, id limit 1",
		[recipient],
	);
	const [, token] = /\/RevertChange\?lang=\w+#([\w-]+)/.exec(rows[0]?.text ?? '') ?? [];
	if (token === undefined) throw new Error(`no link was sent to ${recipient}`);
	return token;
}
