import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { courierFile } from './courier-file.ts';
import { type CsvReader, readCsv } from './read-csv.ts';
import { twoC2pReport } from './two-c2p-report.ts';

const folder = await mkdtemp(join(tmpdir(), 'settlements-'));
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string, reader: CsvReader) {
	const path = join(folder, 'file.csv');
	await writeFile(path, text);
	return readCsv(path, reader);
}
const problemOf = (text: string, reader: CsvReader) =>
	read(text, reader).then(
		() => 'none',
		(error: unknown) => (error instanceof Error ? error.message : ''),
	);

/** The header of the documentation's example, with another number of records. */
const header = (count: number) =>
	`2C2P2026062201,${count},H,test,0,14/05/2026,test,22/06/2026,000000,00/00/00,000000,702702000000000,00000000000000000000,00000000000000000000,000,000,000,1751.01,0.00,0.00,52.86,3.69,,,,,,,1.58,1696.04,0.00,THB,000000,0,0,,,,,,,,,,,,,,,,,,,,,0.0,,,,,,,,,,0.00,0.00`;
/** The documentation's example of a card payment. */
const CARD =
	'2C2P2026062201,5,D,test,0,14/05/2026,test,05/05/2026,130426,05/05/2026,000000,702702000000000,GSC12300062,,001,VI,A BANK,1600.00000,0.00000,0.00000,48.00000,3.36000,2C2P-260505-0001,06/05/2026,49.20000,3.44000,52.64000,,1.44000,1550.08000,0.00000,THB,279948,07,411111XXXXXX1111,"a street #08-08, #08-09",a name,,,,3.00,,POL,VI,14744058,A shop,,A buyer,"Some ""words""",,0.00,,,,,0.00000,,,,,,,,,10710067,0.00000,0.00000';
const detail = (number: number, amount: string, net: string, invoice = 'ABC123') => {
	const fields = CARD.split(',').slice(0, 32);
	return [...fields.slice(0, 1), number, ...fields.slice(2, 12), invoice, ...fields.slice(13, 17), amount]
		.concat(fields.slice(18, 29), net, fields.slice(30))
		.join();
};

describe('the report of 2C2P', () => {
	it('has payments with what is kept of them, also in records with quoted fields', async () => {
		const { lines, name } = await read(`\uFEFF${header(1)}\r\n${CARD}\r\n`, twoC2pReport());
		expect(name).toBe('file.csv');
		expect(lines).toEqual([
			{
				externalId: '2C2P2026062201/5',
				reference: 'GSC12300062',
				kind: 'payment',
				amount: 1600_00,
				fee: 49_92,
				currency: 'thb',
				at: new Date('2026-05-04T17:00:00Z'),
			},
		]);
	});

	it('has refunds below zero, and rounds what is paid out', async () => {
		const rows = [header(2), detail(1, '-300.00000', '-300.00000'), detail(2, '0.01000', '0.00500')];
		const { lines } = await read(rows.join('\n'), twoC2pReport());
		expect(lines).toMatchObject([
			{ kind: 'refund', amount: 300_00, fee: 0 },
			{ kind: 'payment', amount: 1, fee: 0 },
		]);
	});

	it.each([
		['a file that ends too early', [header(3), CARD], 'line 3 of the settlement file: is missing'],
		['no header', [CARD], 'line 1 of the settlement file: comes before the header'],
		['nothing', [''], 'line 1 of the settlement file: is no header'],
		[
			'another table',
			[header(1), CARD.replace(',D,', ',X,')],
			'line 2 of the settlement file: is neither header nor detail',
		],
		['no amount', [header(1), detail(1, 'many', '1.00')], 'line 2 of the settlement file: has no amount'],
		[
			'another currency',
			[header(1), CARD.replace('THB', 'XXX')],
			'line 2 of the settlement file: has another currency',
		],
		[
			'no day',
			[header(1), CARD.replace('05/05/2026,130426', '5 May,130426')],
			'line 2 of the settlement file: has no day',
		],
		['an open quote', [header(1), '"secret 4111'], 'line 2 of the settlement file: is no CSV'],
	])('that has %s is refused without its contents', async (_, rows, problem) => {
		expect(await problemOf(rows.join('\n'), twoC2pReport())).toBe(problem);
	});

	it('keeps each minor unit: what is paid out and what is kept are the amount', async () => {
		const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat({ max: 5_000 })), { maxLength: 20 });
		await fc.assert(
			fc.asyncProperty(amounts, async (pairs) => {
				const own = pairs.map(([amount, share]) => ({ amount, net: amount - Math.floor((amount * share) / 10_000) }));
				const text = ({ amount, net }: (typeof own)[number], at: number) =>
					detail(at + 1, (amount / 100).toFixed(5), (net / 100).toFixed(5));
				const { lines } = await read([header(own.length), ...own.map(text)].join('\n'), twoC2pReport());
				expect(lines.map(({ amount, fee }) => ({ amount, net: amount - fee }))).toEqual(own);
			}),
			{ numRuns: 30 },
		);
	});
});

describe('the file of a courier', () => {
	it('names each line by what it says, and by which one of its kind it is', async () => {
		const text =
			'track_code,amount,date\nex123456789mp,18500,2026-11-20\nEX123456789MP,18500,2026-11-20\nEX2MP,0.50,2026-11-21\n';
		const { lines } = await read(text, courierFile('mmk'));
		expect(lines).toMatchObject([
			{
				externalId: 'EX123456789MP 2026-11-20 1850000 1',
				reference: 'EX123456789MP',
				amount: 18_500_00,
				kind: 'payment',
			},
			{ externalId: 'EX123456789MP 2026-11-20 1850000 2' },
			{ amount: 50, at: new Date('2026-11-21T00:00:00Z'), currency: 'mmk' },
		]);
	});

	it.each([
		['another header', 'code,amount,date\n', 'line 1 of the settlement file: must be track_code,amount,date'],
		[
			'an amount of nothing',
			'track_code,amount,date\nEX1MP,0,2026-11-20',
			'line 2 of the settlement file: has no amount',
		],
		['a day that is none', 'track_code,amount,date\nEX1MP,1,20/11/26', 'line 2 of the settlement file: has no date'],
		['a broken code', 'track_code,amount,date\n<b>,1,2026-11-20', 'line 2 of the settlement file: has no track code'],
	])('with %s is refused', async (_, text, problem) => {
		expect(await problemOf(text, courierFile('mmk'))).toBe(problem);
	});
});
