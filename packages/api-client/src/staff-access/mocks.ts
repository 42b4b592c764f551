import { readFactor } from '@zaylat/domain/roles';
import { MOCK_OTP } from '../mocks/account-state.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { mockAccess, staffOf } from '../mocks/staff.ts';
import { demandMockProof } from '../reauthentication/mocks.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const RECOVERY_CODES = Array.from({ length: 10 }, (_, at) => `abcde-fgh${Math.floor(at / 6) + 2}${(at % 6) + 2}`);

/** Mock answers of the second factor; the code of the app is always that of messages. */
export const staffAccessHandlers = {
	getStaffAccess: ({ world }) => mockAccess(world),
	beginSecondFactor: ({ world }) => {
		if (staffOf(world).secondFactor !== 'missing') refuse('second_factor_exists');
		demandMockProof(world);
		return { secret: SECRET, uri: `otpauth://totp/Zaylat:shopper%40example.com?secret=${SECRET}&issuer=Zaylat` };
	},
	confirmSecondFactor: ({ world, body }) => {
		const state = staffOf(world);
		if (state.secondFactor !== 'missing') refuse('second_factor_exists');
		if (readFactor(body.code)?.text !== MOCK_OTP) refuse('factor_wrong');
		Object.assign(state, { secondFactor: 'given', recoveryCodes: RECOVERY_CODES.length });
		return { access: mockAccess(world), recoveryCodes: RECOVERY_CODES };
	},
	giveSecondFactor: ({ world, body }) => {
		const state = staffOf(world);
		const typed = readFactor(body.code);
		const isRecovery = typed?.kind === 'recovery' && state.recoveryCodes > 0;
		if (state.secondFactor === 'missing' || (typed?.text !== MOCK_OTP && !isRecovery)) refuse('factor_wrong');
		Object.assign(state, { secondFactor: 'given', recoveryCodes: state.recoveryCodes - (isRecovery ? 1 : 0) });
		return mockAccess(world);
	},
} satisfies Partial<MockHandlers>;
