import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayUnlink, type SignInWays } from './index.ts';

const ways: fc.Arbitrary<SignInWays> = fc.record({
	hasPassword: fc.boolean(),
	hasVerifiedPhone: fc.boolean(),
	linked: fc.uniqueArray(fc.constantFrom('google', 'facebook', 'apple')),
});

describe('mayUnlink', () => {
	it('leaves a way to sign in, always', () => {
		fc.assert(
			fc.property(ways, fc.constantFrom('google', 'facebook', 'apple'), (before, provider) => {
				const left = before.linked.filter((each) => each !== provider).length;
				const after = Number(before.hasPassword) + Number(before.hasVerifiedPhone) + left;
				expect(mayUnlink(before, provider)).toBe(after > 0);
			}),
		);
	});
});
