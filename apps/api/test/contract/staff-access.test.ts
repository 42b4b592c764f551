import {
	beginSecondFactor,
	confirmSecondFactor,
	endpointsByResource,
	getStaffAccess,
	giveSecondFactor,
} from '@zaylat/api-client/contract';
import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { SECOND_FACTOR } from '@zaylat/domain/roles';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { openStaff } from '../staff.ts';
import { type ContractContext, testContract } from './suite.ts';

const PATH = '/api/operating/second-factor';
const prove = (shopper: Shopper) => shopper.call('POST', '/api/reauthentication', { password: DEMO_ACCOUNT.password });

/** Forgets all second factors, so that an account can set one up again. */
const forget = ({ api }: ContractContext) => api.query('delete from second_factors');

/** What an authenticator app shows. */
const codeAt = (secret: string, timestamp: number) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

async function begun(context: ContractContext, shopper: Shopper): Promise<string> {
	await forget(context);
	await prove(shopper);
	return ok(beginSecondFactor, await shopper.call('POST', PATH)).data.secret;
}

/** Sets a second factor up. @returns its secret and recovery codes */
async function setUp(context: ContractContext, shopper: Shopper) {
	const secret = await begun(context, shopper);
	const code = codeAt(secret, context.api.clock.now());
	const response = await shopper.call('POST', `${PATH}/confirmation`, { code });
	return { secret, recoveryCodes: ok(confirmSecondFactor, response).data.recoveryCodes };
}

/** The next code of an app, half a minute later. */
function nextCode({ api }: ContractContext, secret: string): string {
	api.clock.advance(SECOND_FACTOR.period * 1000);
	return codeAt(secret, api.clock.now());
}

testContract({
	endpoints: endpointsByResource['staff-access'],
	examples: {
		getStaffAccess: () => ({ path: '/api/operating/access' }),
		beginSecondFactor: async (context, shopper) => {
			await forget(context);
			await prove(shopper);
			return { path: PATH };
		},
		confirmSecondFactor: async (context, shopper) => {
			const secret = await begun(context, shopper);
			return { path: `${PATH}/confirmation`, body: { code: codeAt(secret, context.api.clock.now()) } };
		},
		giveSecondFactor: async (context, shopper) => {
			const { secret } = await setUp(context, shopper);
			return { path: `${PATH}/proof`, body: { code: nextCode(context, secret) } };
		},
	},
	more(context) {
		const { expectError } = context;
		const newcomer = () => openStaff(context.api, { roles: ['administrator'], hasFactor: false });
		const give = (by: Shopper, code: string) => by.call('POST', `${PATH}/proof`, { code });
		const access = async (by: Shopper) => ok(getStaffAccess, await by.call('GET', '/api/operating/access')).data;

		it('is set up with proof of the session, and opens the calls of staff for some hours', async () => {
			const staff = await newcomer();
			expect(await access(staff)).toMatchObject({ secondFactor: 'missing', recoveryCodes: 0 });
			expectError('beginSecondFactor', 'reauthentication_required', await staff.call('POST', PATH));
			const { secret } = await setUp(context, staff);
			expect(await access(staff)).toMatchObject({ secondFactor: 'given', recoveryCodes: 10 });
			expect((await staff.call('GET', '/api/operating/audit')).status).toBe(200);
			await prove(staff);
			expectError('beginSecondFactor', 'second_factor_exists', await staff.call('POST', PATH));
			const again = await staff.call('POST', `${PATH}/confirmation`, { code: nextCode(context, secret) });
			expectError('confirmSecondFactor', 'second_factor_exists', again);
			context.api.clock.advance(SECOND_FACTOR.hours * 3_600_000);
			expect(await access(staff)).toMatchObject({ secondFactor: 'asked', givenUntil: null });
			expect(failed(await staff.call('GET', '/api/operating/audit')).code).toBe('second_factor_required');
			expect(ok(giveSecondFactor, await give(staff, nextCode(context, secret))).data.secondFactor).toBe('given');
		});

		it('takes each code once, that of a neighbouring period too, and no older one after a newer one', async () => {
			const staff = await newcomer();
			const { secret } = await setUp(context, staff);
			const first = nextCode(context, secret);
			const second = codeAt(secret, context.api.clock.now() + SECOND_FACTOR.period * 1000);
			expect((await give(staff, second)).status).toBe(200);
			expectError('giveSecondFactor', 'factor_wrong', await give(staff, second));
			expectError('giveSecondFactor', 'factor_wrong', await give(staff, first));
			const tooOld = codeAt(secret, context.api.clock.now());
			context.api.clock.advance(3 * SECOND_FACTOR.period * 1000);
			expectError('giveSecondFactor', 'factor_wrong', await give(staff, tooOld));
			// A right code ends the count of wrong ones, which would lock the second of two at once.
			expect((await give(staff, codeAt(secret, context.api.clock.now()))).status).toBe(200);
			context.api.clock.advance(3 * SECOND_FACTOR.period * 1000);
			const [one, two] = await Promise.all([0, 1].map(() => give(staff, codeAt(secret, context.api.clock.now()))));
			expect([one?.status, two?.status].toSorted()).toEqual([200, 422]);
		});

		it('takes each recovery code once', async () => {
			const staff = await newcomer();
			const { recoveryCodes } = await setUp(context, staff);
			expect(new Set(recoveryCodes).size).toBe(10);
			const [code = ''] = recoveryCodes;
			expect(ok(giveSecondFactor, await give(staff, code.toUpperCase())).data.recoveryCodes).toBe(9);
			expectError('giveSecondFactor', 'factor_wrong', await give(staff, code));
		});

		it('is locked after five wrong codes, right ones too, for a while', async () => {
			const staff = await newcomer();
			const { secret } = await setUp(context, staff);
			const wrong = codeAt(secret, 0);
			for (let tries = 0; tries < 4; tries += 1) expect(failed(await give(staff, wrong)).code).toBe('factor_wrong');
			const fifth = await give(staff, wrong);
			expectError('giveSecondFactor', 'factor_locked', fifth);
			expect(failed(fifth).details).toEqual({ retryAfter: 900 });
			expect(failed(await give(staff, nextCode(context, secret))).code).toBe('factor_locked');
			context.api.clock.advance(900_000);
			expect((await give(staff, nextCode(context, secret))).status).toBe(200);
			const other = await newcomer();
			await begun(context, other);
			const confirm = () => other.call('POST', `${PATH}/confirmation`, { code: wrong });
			expectError('confirmSecondFactor', 'factor_wrong', await confirm());
			for (let tries = 0; tries < 4; tries += 1) await confirm();
			expectError('confirmSecondFactor', 'factor_locked', await confirm());
		});

		it('is stored without its secret and codes', async () => {
			const staff = await newcomer();
			const { secret, recoveryCodes } = await setUp(context, staff);
			const { rows } = await context.api.query('select * from second_factors');
			const stored = JSON.stringify(rows);
			for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
				expect(stored).not.toContain(text);
			}
		});
	},
});
