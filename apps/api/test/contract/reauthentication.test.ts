import { endpointsByResource, reauthenticate } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { describe, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { prove, withoutPassword } from '../proof.ts';
import { codeSentTo, otherThan, waitForCode } from './codes.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/reauthentication';
const CODE = `${PATH}/code`;
const password = DEMO_ACCOUNT.password;

/** Forgets wrong passwords, which lock. */
const unlock = ({ api }: ContractContext) => api.query('delete from sign_in_failures');

testContract({
	endpoints: endpointsByResource.reauthentication,
	examples: {
		getReauthentication: () => ({ path: PATH }),
		sendReauthenticationCode: async (context) => {
			waitForCode(context.api);
			await withoutPassword(context.api, DEMO_ACCOUNT.email);
			return { path: CODE };
		},
		reauthenticate: async (context) => {
			await unlock(context);
			await context.api.query(
				`update users set password_hash = (select password_hash from users where email = 'seller@example.com')
				 where email = $1`,
				[DEMO_ACCOUNT.email],
			);
			return { path: PATH, body: { password } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		describe('a proof', () => {
			it('lasts ten minutes, in the session that gave it', async () => {
				const shopper = await as('registered');
				await context.api.query('update sessions set reauthenticated_at = null');
				const stateOf = async () =>
					ok(endpointsByResource.reauthentication.getReauthentication, await shopper.call('GET', PATH)).data;
				expect(await stateOf()).toMatchObject({ provenUntil: null, proof: 'password' });
				await prove(context.api, shopper, password);
				const until = new Date(context.api.clock.now() + 600_000).toISOString();
				expect((await stateOf()).provenUntil).toBe(until);
				context.api.clock.advance(600_000);
				expect((await stateOf()).provenUntil).toBeNull();
			});

			it('is the password where there is one, and a code to the contact where there is none', async () => {
				const shopper = await as('registered');
				expectError('sendReauthenticationCode', 'password_expected', await shopper.call('POST', CODE));
				const missing = await shopper.call('POST', PATH, { code: '123456' });
				expectError('reauthenticate', 'bad_request', missing);
				expect(failed(missing).fields).toEqual({ password: 'password_missing' });

				const restore = await withoutPassword(context.api, DEMO_ACCOUNT.email);
				waitForCode(context.api);
				expect((await shopper.call('GET', PATH)).json).toMatchObject({ data: { proof: 'code', channel: 'mail' } });
				expect((await shopper.call('POST', CODE)).status).toBe(200);
				expectError('sendReauthenticationCode', 'otp_wait', await shopper.call('POST', CODE));
				const code = await codeSentTo(context.api, DEMO_ACCOUNT.email);
				const wrong = await shopper.call('POST', PATH, { code: otherThan(code) });
				expectError('reauthenticate', 'otp_wrong', wrong);
				ok(reauthenticate, await shopper.call('POST', PATH, { code }));
				expectError('reauthenticate', 'otp_expired', await shopper.call('POST', PATH, { code }));
				const typed = await shopper.call('POST', PATH, { password });
				expectError('reauthenticate', 'bad_request', typed);
				await restore();
			});

			it('is locked after five wrong passwords, for 15 minutes, while signing in is not', async () => {
				await unlock(context);
				const shopper = await as('registered');
				const guess = (typed: string) => shopper.call('POST', PATH, { password: typed });
				for (let tries = 1; tries < 5; tries += 1) {
					expectError('reauthenticate', 'password_wrong', await guess('wrong'));
				}
				expectError('reauthenticate', 'reauthentication_locked', await guess('wrong'));
				const locked = await guess(password);
				expectError('reauthenticate', 'reauthentication_locked', locked);
				expect(locked.headers.get('retry-after')).toBe('900');
				const again = await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password });
				expect(again.searchParams.get('code')).toBeNull();
				expectError('reauthenticate', 'reauthentication_locked', await guess(password));
				context.api.clock.advance(15 * 60_000);
				ok(reauthenticate, await guess(password));
			});
		});
	},
});
