import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskIdentifier } from './index.ts';

describe('maskIdentifier', () => {
	it.each([
		[{ email: 'shopper@example.com' }, 's•••@example.com'],
		[{ email: 'a@b.mm' }, 'a•••@b.mm'],
		[{ phone: '959951234567' }, '09 ••• ••• 567'],
		[{ phone: '66812345678' }, '081 ••• •678'],
		[{ phone: '4915112345678' }, '+••• 678'],
	])('%j is shown as %s', (identifier, shown) => {
		expect(maskIdentifier(identifier)).toBe(shown);
	});

	it('never shows more than the ends of a number', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[1-9]\d{8,14}$/), (phone) => {
				expect(maskIdentifier({ phone }).replace(/\D/g, '').length).toBeLessThanOrEqual(6);
			}),
		);
	});
});
