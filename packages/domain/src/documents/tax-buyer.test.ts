import { describe, expect, it } from 'vitest';
import { documentNumber, readTaxBuyer } from './index.ts';

const typed = { company: ' Siam  Trading Co., Ltd. ', address: '', taxNumber: '0105561000003', branch: '' };

describe('readTaxBuyer', () => {
	it.each([
		['0-1055-61000-00-3', '', '00000'],
		['๐๑๐๕๕๖๑๐๐๐๐๐๓', '๑๒', '00012'],
		['0105561000003', '00012', '00012'],
		['0105561000003', ' 12 ', '00012'],
	])('reads the Thai tax number %s and branch "%s"', (taxNumber, branch, read) => {
		expect(readTaxBuyer('th', { ...typed, taxNumber, branch })).toEqual({
			buyer: { company: 'Siam Trading Co., Ltd.', address: '', taxNumber: '0105561000003', branch: read },
		});
	});

	it.each([
		['0105561000009', 'malformed'],
		['010556100000', 'malformed'],
		['', 'missing'],
		['01055610000038', 'malformed'],
		['ABCDEFGHIJKLM', 'malformed'],
	])('refuses the Thai tax number "%s"', (taxNumber, fault) => {
		expect(readTaxBuyer('th', { ...typed, taxNumber })).toEqual({ faults: { taxNumber: fault } });
	});

	it('names every wrong field', () => {
		const wrong = { company: ' ', address: 'a'.repeat(301), taxNumber: '1', branch: '123456' };
		expect(readTaxBuyer('th', wrong)).toEqual({
			faults: { company: 'missing', address: 'too_long', taxNumber: 'malformed', branch: 'malformed' },
		});
		expect(readTaxBuyer('th', { ...typed, company: '123' })).toEqual({ faults: { company: 'malformed' } });
	});

	it('takes any number that a Myanmar tax office gives, and no branch', () => {
		const buyer = { company: 'ရွှေလမင်း ကုမ္ပဏီ', address: 'ရန်ကုန်', taxNumber: '၁၀၉-၈၇၆-၅၄၃', branch: '00012' };
		expect(readTaxBuyer('mm', buyer)).toEqual({
			buyer: { company: 'ရွှေလမင်း ကုမ္ပဏီ', address: 'ရန်ကုန်', taxNumber: '109-876-543', branch: null },
		});
		for (const taxNumber of ['-', 'ABC', '-109', '109-876_543', '109!', '#', '109\u00d7876'])
			expect(readTaxBuyer('mm', { ...buyer, taxNumber }), taxNumber).toEqual({ faults: { taxNumber: 'malformed' } });
		for (const taxNumber of ['က-၁၀၉', 'ကို-109', 'T-109 (2)/A.1', '109'])
			expect(readTaxBuyer('mm', { ...buyer, taxNumber }), taxNumber).not.toHaveProperty('faults');
		expect(readTaxBuyer('mm', { ...buyer, taxNumber: '1'.repeat(30) })).not.toHaveProperty('faults');
		expect(readTaxBuyer('mm', { ...buyer, taxNumber: '1'.repeat(31) })).toEqual({ faults: { taxNumber: 'too_long' } });
	});
});

describe('documentNumber', () => {
	it.each([
		['mm', '2026-12-31T17:29:59Z', '2026'],
		['mm', '2026-12-31T18:00:00Z', '2027'],
		['th', '2026-12-31T16:59:59Z', '2026'],
		['th', '2026-12-31T18:00:00Z', '2027'],
	] as const)('has the year of the edition %s at %s', (edition, at, year) => {
		expect(documentNumber({ kind: 'invoice', edition, code: 'ZL12345678', at })).toBe(`INV-${year}-ZL12345678`);
		expect(documentNumber({ kind: 'credit_note', edition, code: 'ZL12345678', at: Date.parse(at), position: 2 })).toBe(
			`CRN-${year}-ZL12345678-2`,
		);
	});
});
