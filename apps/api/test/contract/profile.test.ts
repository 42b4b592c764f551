import { endpointsByResource, startIdentifierChange } from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT, DEMO_SELLER } from '@zaylat/demo-data/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { failed, ok } from '../answers.ts';
import { prove, withoutPassword } from '../proof.ts';
import { codeSentTo, freshPhone, otherThan, phoneKeyOf, waitForCode } from './codes.ts';
import { testContract } from './suite.ts';

const PROFILE = '/api/profile';
const PASSWORD = '/api/profile/password';
const START = '/api/profile/identifier';
const CONFIRM = '/api/profile/identifier/confirm';
const samePassword = { currentPassword: DEMO_ACCOUNT.password, newPassword: DEMO_ACCOUNT.password };

testContract({
	endpoints: endpointsByResource.profile,
	examples: {
		getProfile: () => ({ path: PROFILE }),
		changeProfile: () => ({ path: PROFILE, body: { name: 'Daw Khin Khin' } }),
		changePassword: async ({ api }) => {
			await api.query('delete from sign_in_failures');
			return { path: PASSWORD, body: samePassword };
		},
		startIdentifierChange: async ({ api }, shopper) => {
			await prove(api, shopper, DEMO_ACCOUNT.password);
			return { path: START, body: { identifier: freshPhone() } };
		},
		confirmIdentifierChange: async ({ api }, shopper) => {
			const identifier = freshPhone();
			await prove(api, shopper, DEMO_ACCOUNT.password);
			await shopper.call('POST', START, { identifier });
			return { path: CONFIRM, body: { identifier, code: await codeSentTo(api, phoneKeyOf(identifier)) } };
		},
	},
	more(context) {
		const { as, expectError } = context;
		describe('refusals', () => {
			beforeEach(async () => {
				// Codes and new passwords are few in ten minutes.
				await context.api.query('delete from rate_limits');
			});
			it.each(['', 'none', '00000000-0000-4000-8000-000000000000'])('there is no upload %j', async (pictureId) => {
				const response = await (await as('registered')).call('PATCH', PROFILE, { pictureId });
				expectError('changeProfile', 'upload_not_found', response);
			});
			it('changePassword wants the current one', async () => {
				const shopper = await as('registered');
				await context.api.query('delete from sign_in_failures');
				for (const body of [{ newPassword: 'a-long-enough-one' }, { ...samePassword, currentPassword: 'wrong' }]) {
					expectError('changePassword', 'password_wrong', await shopper.call('PUT', PASSWORD, body));
				}
				const short = await shopper.call('PUT', PASSWORD, { ...samePassword, newPassword: 'x' });
				expectError('changePassword', 'bad_request', short);
				expect(failed(short).fields).toEqual({ newPassword: 'password_short' });
				const wrong = { ...samePassword, currentPassword: 'wrong' };
				for (let tries = 2; tries < 4; tries += 1) await shopper.call('PUT', PASSWORD, wrong);
				expectError('changePassword', 'reauthentication_locked', await shopper.call('PUT', PASSWORD, wrong));
				await context.api.query('delete from sign_in_failures');
			});
			it('what the account signs in with waits for a proof', async () => {
				const shopper = await as('registered');
				await context.api.query('update sessions set reauthenticated_at = null');
				const start = await shopper.call('POST', START, { identifier: freshPhone() });
				expectError('startIdentifierChange', 'reauthentication_required', start);
				const confirm = await shopper.call('POST', CONFIRM, { identifier: freshPhone(), code: '123456' });
				expectError('confirmIdentifierChange', 'reauthentication_required', confirm);
				const restore = await withoutPassword(context.api, DEMO_ACCOUNT.email);
				const first = await shopper.call('PUT', PASSWORD, { newPassword: 'a-long-enough-one' });
				expectError('changePassword', 'reauthentication_required', first);
				await restore();
			});
			it('answers the same whether another account has the new address, and tells its owner alone', async () => {
				const shopper = await as('registered');
				await prove(context.api, shopper, DEMO_ACCOUNT.password);
				const begin = async (identifier: string) =>
					ok(startIdentifierChange, await shopper.call('POST', START, { identifier })).data;
				const { sentTo: _, ...told } = await begin(DEMO_SELLER.email);
				expect(await begin('nobody.here@example.com')).toMatchObject(told);
				const { rows } = await context.api.query('select text from outbox where recipient = $1', [DEMO_SELLER.email]);
				expect(rows.map(({ text }) => text)).toEqual([
					expect.stringMatching(/^Zaylat · You already have an account[\s\S]*try to add it to another account/),
				]);
				expect(rows[0].text).not.toMatch(/\d{6}/);
				const body = { identifier: DEMO_SELLER.email, code: '000000' };
				expectError('confirmIdentifierChange', 'otp_wrong', await shopper.call('POST', CONFIRM, body));
			});
			it('refuses the address that the account has, and one that another account took meanwhile', async () => {
				const shopper = await as('registered');
				await prove(context.api, shopper, DEMO_ACCOUNT.password);
				const own = await shopper.call('POST', START, { identifier: DEMO_ACCOUNT.email.toUpperCase() });
				expectError('startIdentifierChange', 'identifier_taken', own);
				const identifier = freshPhone();
				await shopper.call('POST', START, { identifier });
				const code = await codeSentTo(context.api, phoneKeyOf(identifier));
				await context.api.query('update users set phone = $1 where email = $2', [
					phoneKeyOf(identifier),
					DEMO_SELLER.email,
				]);
				const late = await shopper.call('POST', CONFIRM, { identifier, code });
				expectError('confirmIdentifierChange', 'identifier_taken', late);
			});
			it('a code is waited for, must be right, and works once', async () => {
				const shopper = await as('registered');
				await prove(context.api, shopper, DEMO_ACCOUNT.password);
				const identifier = freshPhone();
				await shopper.call('POST', START, { identifier });
				expectError('startIdentifierChange', 'otp_wait', await shopper.call('POST', START, { identifier }));
				waitForCode(context.api);
				const code = await codeSentTo(context.api, phoneKeyOf(identifier));
				const wrong = await shopper.call('POST', CONFIRM, { identifier, code: otherThan(code) });
				expectError('confirmIdentifierChange', 'otp_wrong', wrong);
				context.api.clock.advance(5 * 60_000);
				expectError(
					'confirmIdentifierChange',
					'otp_expired',
					await shopper.call('POST', CONFIRM, { identifier, code }),
				);
			});
		});
	},
});
