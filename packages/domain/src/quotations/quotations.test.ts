import { describe, expect, it } from 'vitest';
import { canQuotationMove, quotationStatusAt } from './index.ts';

describe('quotations (Decision 13)', () => {
	it('are asked for, answered and accepted', () => {
		expect(canQuotationMove('requested', 'answered', 'seller')).toBe(true);
		expect(canQuotationMove('answered', 'accepted', 'buyer')).toBe(true);
	});

	it('are not accepted before they are answered, by the seller, or twice', () => {
		expect(canQuotationMove('requested', 'accepted', 'buyer')).toBe(false);
		expect(canQuotationMove('answered', 'accepted', 'seller')).toBe(false);
		expect(canQuotationMove('accepted', 'accepted', 'buyer')).toBe(false);
	});

	it('expire when their time has run out', () => {
		expect(quotationStatusAt('answered', 100, 99)).toBe('answered');
		expect(quotationStatusAt('answered', 100, 100)).toBe('expired');
		expect(quotationStatusAt('accepted', 100, 200)).toBe('accepted');
		expect(quotationStatusAt('requested', null, 200)).toBe('requested');
	});
});
