import fc from 'fast-check';
import { generate, parse } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { crc16, qrPayloadOf } from './emv-qr.ts';

/** Takes a payload apart as a reader does; throws when a length leads nowhere. */
function fieldsOf(payload: string): Map<string, string> {
	const fields = new Map<string, string>();
	for (let at = 0; at < payload.length; ) {
		const length = Number(payload.slice(at + 2, at + 4));
		const value = payload.slice(at + 4, at + 4 + length);
		if (!Number.isInteger(length) || value.length !== length) throw new Error(`broken at ${at}`);
		fields.set(payload.slice(at, at + 2), value);
		at += 4 + length;
	}
	return fields;
}

describe('QR payloads', () => {
	it('carry the checksum of CRC-16/CCITT-FALSE', () => {
		expect(crc16('123456789')).toBe('29B1');
	});
	it('Thailand: PromptPay bill payment', () => {
		const fields = fieldsOf(qrPayloadOf('th', { amount: 12_345, currency: 'thb' }, 'ZPABC123'));
		expect(Object.fromEntries(fields)).toMatchObject({
			'00': '01',
			'01': '12',
			'53': '764',
			'54': '123.45',
			'58': 'TH',
		});
		expect(fieldsOf(fields.get('30') ?? '').get('00')).toBe('A000000677010112');
		expect(fieldsOf(fields.get('30') ?? '').get('02')).toBe('ZPABC123');
	});
	it('Myanmar: an account template of EMVCo, in kyat', () => {
		const fields = fieldsOf(qrPayloadOf('mm', { amount: 1_850_000, currency: 'mmk' }, 'ZPABC123'));
		expect(Object.fromEntries(fields)).toMatchObject({ '53': '104', '54': '18500.00', '58': 'MM' });
		expect(fieldsOf(fields.get('26') ?? '').get('02')).toBe('ZPABC123');
	});
	it('are whole for every amount', () => {
		fc.assert(
			fc.property(
				fc.constantFrom('mm' as const, 'th' as const),
				fc.integer({ min: 1, max: 1e12 }),
				(edition, amount) => {
					const payload = qrPayloadOf(
						edition,
						{ amount, currency: edition === 'mm' ? 'mmk' : 'thb' },
						'ZP0123456789ABCDEF01',
					);
					expect(fieldsOf(payload).get('63')).toBe(crc16(payload.slice(0, -4)));
				},
			),
		);
	});
	describe('as an independent decoder reads them', () => {
		it('Thailand: PromptPay bill payment, the same as its own generator writes', () => {
			const decoded = parse(qrPayloadOf('th', { amount: 12_345, currency: 'thb' }, 'ZPABC123'), true, true);
			const generated = parse(generate.billPayment({ billerId: '099400015804189', ref1: 'ZPABC123', amount: 123.45 }));
			for (const tag of ['00', '01', '30', '53', '54', '58']) {
				expect(decoded?.getTagValue(tag)).toBe(generated?.getTagValue(tag));
			}
			expect(decoded?.getTagValue('30', '02')).toBe('ZPABC123');
			expect(decoded?.getTagValue('62', '05')).toBe('ZPABC123');
		});
		it('Myanmar: the form of MMQR', () => {
			const decoded = parse(qrPayloadOf('mm', { amount: 1_850_000, currency: 'mmk' }, '123456789012'), true, true);
			expect(decoded?.getTags().map(({ id, value }) => [id, value])).toEqual([
				['00', '01'],
				['01', '12'],
				['26', '0023com.zaylat.sandbox.mmqr011095000000010212123456789012'],
				['52', '5311'],
				['53', '104'],
				['54', '18500.00'],
				['58', 'MM'],
				['59', 'ZAYLAT MYANMAR'],
				['60', 'YANGON'],
				['62', '0512123456789012'],
				['63', expect.stringMatching(/^[0-9A-F]{4}$/)],
			]);
			expect(decoded?.getTagValue('26', '02')).toBe('123456789012');
		});
		it('for every amount and reference, and for no altered one', () => {
			const reference = fc.stringMatching(/^[0-9A-Z]{1,20}$/);
			fc.assert(
				fc.property(
					fc.constantFrom('mm', 'th'),
					fc.integer({ min: 1, max: 1e12 }),
					reference,
					(edition, amount, ref) => {
						const payload = qrPayloadOf(edition, { amount, currency: edition === 'mm' ? 'mmk' : 'thb' }, ref);
						const decoded = parse(payload, true, true);
						expect(decoded?.getTagValue('54')).toBe((amount / 100).toFixed(2));
						expect(decoded?.getTagValue(edition === 'mm' ? '26' : '30', '02')).toBe(ref);
						expect(parse(payload.replace(/5303(764|104)/, '5303702'), true)).toBeNull();
					},
				),
			);
		});
	});
});
