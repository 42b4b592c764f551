import { CURRENCIES, type CurrencyKey } from '@zaylat/domain/money';
import { HOUR_MS } from '@zaylat/domain/time';
import type { CsvReader } from './read-csv.ts';
import { SettlementFileError } from './settlement-file.ts';

/** Positions of the columns that count, from 0; they are the same in the versions 1.8 to 2.4. */
const COLUMN = {
	/** Names the report. */
	report: 0,
	/** Number of the record; in the header the number of records. */
	number: 1,
	/** `H` header, `D` detail. */
	table: 2,
	/** Day of the transaction, `dd/MM/yyyy`. */
	day: 7,
	/** Our reference (`invoiceNo`). */
	invoice: 12,
	amount: 17,
	/** What is paid out: the amount less fee and tax on it, with the tax that the merchant withholds. */
	net: 29,
	currency: 31,
} as const;

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,5}))?$/;
const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** 2C2P's days are those of Bangkok. */
const ZONE_MS = 7 * HOUR_MS;

/**
 * Reads the daily reconciliation report of 2C2P for payments without instalments: a header, then a record for each payment,
 * refund and chargeback. A refund has amounts below zero. Fees have up to five decimals; what is paid out is rounded half up.
 * Documentation: https://developer.2c2p.com/docs/batch-services-reconcile-report-full-payment,
 * https://developer.2c2p.com/docs/batch-services-reconcile-report-non-ipp
 */
export function twoC2pReport(): CsvReader {
	let expected: number | undefined;
	let seen = 0;
	return {
		read(record, at) {
			const of = (column: keyof typeof COLUMN): string => (record[COLUMN[column]] ?? '').trim();
			const fail = (problem: string) => new SettlementFileError(at, problem);
			if (of('table') === 'H') {
				if (expected !== undefined || !/^\d{1,9}$/.test(of('number'))) throw fail('is no header');
				expected = Number(of('number'));
				return undefined;
			}
			if (of('table') !== 'D') throw fail('is neither header nor detail');
			if (expected === undefined) throw fail('comes before the header');
			seen += 1;
			const currency = Object.values(CURRENCIES).find(({ code }) => code === of('currency'))?.key;
			if (!currency) throw fail('has another currency');
			const amount = minorUnits(of('amount'), currency);
			const net = minorUnits(of('net'), currency);
			if (amount === undefined || net === undefined || amount === 0) throw fail('has no amount');
			const [, day, month, year] = DAY.exec(of('day')) ?? [];
			const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
			if (Number.isNaN(midnight)) throw fail('has no day');
			if (of('invoice') === '' || of('number') === '' || of('report') === '') throw fail('has no number');
			return {
				externalId: `${of('report')}/${of('number')}`,
				reference: of('invoice'),
				kind: amount > 0 ? 'payment' : 'refund',
				amount: Math.abs(amount),
				fee: Math.abs(amount) - Math.abs(net),
				currency,
				at: new Date(midnight - ZONE_MS),
			};
		},
		end() {
			if (expected === undefined) throw new SettlementFileError(1, 'is no header');
			// A file that is still being transferred has fewer records than its header says.
			if (seen < expected) throw new SettlementFileError(seen + 2, 'is missing');
		},
	};
}

/** Minor units of a decimal number, rounded half up; undefined for anything else. */
function minorUnits(text: string, currency: CurrencyKey): number | undefined {
	const [, sign, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
	if (whole === undefined) return undefined;
	const digits = CURRENCIES[currency].minorDigits;
	const scaled = BigInt(whole + decimals.padEnd(5, '0'));
	const unit = 10n ** BigInt(5 - digits);
	const amount = Number((scaled + unit / 2n) / unit);
	return sign === '-' ? 0 - amount : amount;
}
