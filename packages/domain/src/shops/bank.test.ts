import { describe, expect, it } from 'vitest';
import { BANKS, bankAccountProblems, lastDigits, readBankAccount } from './index.ts';

const HOLDER = 'Daw Khin Khin';

describe('the account that a shop is paid at', () => {
	it.each([
		['mm', 'kbz', '02730302700123401'],
		['mm', 'kbz', '၀၂၇၃-၀၃၀၂ ၇၀၀၁၂၃၄၀၁'],
		['mm', 'wavepay', '09 951 234 567'],
		['th', 'kbank', '012-3-45678-9'],
		['th', 'gsb', '020123456789'],
		['th', 'promptpay', '081 234 5678'],
		['th', 'promptpay', '1-1017-00230-70-8'],
	] as const)('is taken in %s at %s as %s', (edition, bank, number) => {
		expect(bankAccountProblems({ bank, holder: HOLDER, number }, edition)).toEqual({});
	});

	it.each([
		['mm', 'kbz', '1234567'],
		['mm', 'kbz', '123456789012345678901'],
		['mm', 'kbz', 'KBZ12345678'],
		['mm', 'kbzpay', '0812345678901'],
		['th', 'kbank', '012345678'],
		['th', 'kbank', '01234567890'],
		['th', 'promptpay', '1101700230706'],
		['th', 'promptpay', '812345678'],
	] as const)('is refused in %s at %s as %s', (edition, bank, number) => {
		expect(bankAccountProblems({ bank, holder: HOLDER, number }, edition)).toEqual({ number: 'malformed' });
	});

	it('needs a bank of its country, a name and a number', () => {
		expect(bankAccountProblems({ bank: '', holder: ' ', number: ' ' }, 'mm')).toEqual({
			...{ bank: 'missing', holder: 'missing', number: 'missing' },
		});
		expect(bankAccountProblems({ bank: 'kbank', holder: HOLDER, number: '0123456789' }, 'mm')).toEqual({
			bank: 'unknown',
		});
		expect(bankAccountProblems({ bank: 'toString', holder: HOLDER, number: '0123456789' }, 'th')).toEqual({
			bank: 'unknown',
		});
		expect(bankAccountProblems({ bank: 'scb', holder: 'x'.repeat(81), number: '0123456789' }, 'th')).toEqual({
			holder: 'out_of_range',
		});
	});

	it('is read in plain digits, and shown by its last ones', () => {
		expect(readBankAccount({ bank: 'kbz', holder: ' Daw  Khin ', number: '၁၂၃၄-၅၆၇၈' })).toEqual({
			...{ bank: 'kbz', holder: 'Daw Khin', number: '12345678' },
		});
		expect(lastDigits('0123456789')).toBe('6789');
		expect(new Set([...BANKS.mm, ...BANKS.th]).size).toBe(BANKS.mm.length + BANKS.th.length);
	});
});
