import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedLine, reconcile, type SettlementLine } from './index.ts';

const line = (reference: string, amount: number, more: Partial<SettlementLine> = {}): SettlementLine => ({
	...{ reference, kind: 'payment', amount, fee: 0, currency: 'thb', ...more },
});
const booked = (reference: string, amount: number, more: Partial<BookedLine> = {}): BookedLine => ({
	...line(reference, amount),
	...{ id: `${more.kind ?? 'payment'} ${reference} ${amount}`, orderId: `order ${reference}`, dueAt: 100, ...more },
});
const kinds = (file: readonly SettlementLine[], own: readonly BookedLine[], now = 100) =>
	reconcile(file, own, 'gateway', now).differences.map(({ kind, line: { reference }, difference }) => [
		kind,
		reference,
		difference,
	]);

describe('reconcile', () => {
	it('finds nothing where file and ledger agree', () => {
		const own = [booked('A', 500, { fee: 8 }), booked('A', 200, { kind: 'refund' })];
		const result = reconcile([line('A', 500, { fee: 8 }), line('A', 200, { kind: 'refund' })], own, 'gateway', 100);
		expect(result.differences).toEqual([]);
		expect(result.matched.map(({ booked: of }) => of.map(({ id }) => id))).toEqual([
			['payment A 500'],
			['refund A 200'],
		]);
	});

	it('takes the word of the file about a fee that nobody told before', () => {
		const own = [booked('A', 500, { fee: null })];
		expect(reconcile([line('A', 500, { fee: 9 })], own, 'gateway', 100)).toMatchObject({
			...{ differences: [], matched: [{ lines: [{ fee: 9 }] }] },
		});
	});

	it('names money that the shop knows nothing of, and money that the file does not have in time', () => {
		expect(kinds([line('X', 500)], [booked('A', 700)])).toEqual([
			['unknown', 'X', 500],
			['missing', 'A', -700],
		]);
		expect(kinds([], [booked('A', 700)], 99)).toEqual([]);
	});

	it('names what the ledger has of a line that it knows, and proposes nothing where a person must look', () => {
		const { differences, matched } = reconcile(
			[line('X', 500), line('A', 7, { currency: 'mmk' })],
			[booked('A', 7)],
			'cash',
			0,
		);
		const other = line('A', 7, { currency: 'mmk' });
		expect(differences).toEqual([
			{ kind: 'unknown', line: line('X', 500), lines: [line('X', 500)], booked: [], difference: 500, proposal: [] },
			{ kind: 'currency', line: other, lines: [other], booked: [booked('A', 7)], difference: 0, proposal: [] },
		]);
		expect(matched).toEqual([]);
	});

	it('adds up the refunds of one payment, and keeps those of others apart', () => {
		const refund = (reference: string, amount: number) => line(reference, amount, { kind: 'refund', fee: 1 });
		const own = [
			booked('A', 300, { kind: 'refund', fee: 2 }),
			booked('B', 300, { kind: 'refund', fee: 1 }),
			booked('B', 50, { kind: 'refund', fee: 0 }),
		];
		const file = [refund('A', 100), refund('B', 350), refund('A', 200)];
		expect(reconcile(file, own, 'gateway', 100).differences).toEqual([]);
		expect(kinds([...file, refund('C', 1)], own)).toEqual([['unknown', 'C', 1]]);
	});

	it('names other amounts, fees and currencies, and lines that are there twice', () => {
		expect(kinds([line('A', 450)], [booked('A', 500)])).toEqual([['amount', 'A', -50]]);
		expect(kinds([line('A', 500, { fee: 9 })], [booked('A', 500, { fee: 8 })])).toEqual([['fee', 'A', 1]]);
		expect(kinds([line('A', 500, { currency: 'mmk' })], [booked('A', 500)])).toEqual([['currency', 'A', 0]]);
		expect(kinds([line('A', 700, { currency: 'mmk' })], [booked('A', 500)])).toEqual([['currency', 'A', 200]]);
		expect(kinds([line('A', 500), line('A', 500)], [booked('A', 500)])).toEqual([['repeated', 'A', 500]]);
	});

	it('proposes the entry that makes the ledger say what the file says', () => {
		const [fee] = reconcile([line('A', 500, { fee: 9 })], [booked('A', 500)], 'gateway', 100).differences;
		expect(fee?.proposal).toEqual([
			{ account: 'fees', amount: 9 },
			{ account: 'gateway', amount: -9 },
		]);
		const [more] = reconcile([line('A', 510)], [booked('A', 500)], 'cash', 100).differences;
		expect(more?.proposal).toEqual([
			{ account: 'cash', amount: 10 },
			{ account: 'shopper', amount: -10 },
		]);
		const refunded = [line('A', 300, { kind: 'refund' })];
		const [back] = reconcile(refunded, [booked('A', 200, { kind: 'refund' })], 'gateway', 100).differences;
		expect(back?.proposal).toEqual([
			{ account: 'gateway', amount: -100 },
			{ account: 'shopper', amount: 100 },
		]);
	});

	it('compares refunds of one payment one by one, and together where their amounts are others', () => {
		const own = [booked('A', 200, { kind: 'refund' }), booked('A', 100, { kind: 'refund' })];
		expect(kinds([line('A', 300, { kind: 'refund' })], own)).toEqual([]);
		expect(kinds([line('A', 200, { kind: 'refund' })], own)).toEqual([['missing', 'A', -100]]);
		expect(kinds([line('A', 250, { kind: 'refund' })], own)).toEqual([['amount', 'A', -50]]);
		// The second one can be in tomorrow's file.
		expect(kinds([line('A', 200, { kind: 'refund' })], own, 99)).toEqual([]);
		const thrice = ['1', '2', '3'].map(() => line('A', 100, { kind: 'refund' }));
		expect(kinds(thrice, own)).toEqual([]);
	});

	it('explains each minor unit of any file, and proposes only entries that balance', () => {
		const lines = fc.array(
			fc.record({
				reference: fc.constantFrom('A', 'B', 'C', 'D'),
				kind: fc.constantFrom('payment' as const, 'refund' as const),
				amount: fc.integer({ min: 1, max: 1_000 }),
				fee: fc.nat({ max: 20 }),
			}),
			{ maxLength: 8 },
		);
		fc.assert(
			fc.property(lines, lines, (given, own) => {
				const file = given.map((each) => line(each.reference, each.amount, each));
				const known = own
					.filter(
						(each, at) =>
							each.kind === 'refund' ||
							own.findIndex((other) => other.kind === 'payment' && other.reference === each.reference) === at,
					)
					.map((each) => booked(each.reference, each.amount, each));
				const { differences } = reconcile(file, known, 'gateway', 100);
				const sum = (all: readonly SettlementLine[]) => all.reduce((total, { amount }) => total + amount, 0);
				const explained = differences.reduce(
					(total, { kind, difference }) => total + (kind === 'fee' ? 0 : difference),
					0,
				);
				expect(sum(file) - sum(known)).toBe(explained);
				for (const { proposal } of differences)
					expect(proposal.reduce((total, { amount }) => total + amount, 0)).toBe(0);
			}),
		);
	});
});
