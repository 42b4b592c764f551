import { type CurrencyKey, parseMoney } from '@zaylat/domain/money';
import type { CsvReader } from './read-csv.ts';
import { SettlementFileError } from './settlement-file.ts';

const HEADER = ['track_code', 'amount', 'date'] as const;

/**
 * Reads what a courier collected: CSV with the columns `track_code`, `amount` (major units with a point) and `date`
 * (`yyyy-MM-dd`). A courier who sends the lines of earlier days again repeats nothing: a line is named by what it says, and by
 * which one of its kind in the file it is.
 */
export function courierFile(currency: CurrencyKey): CsvReader {
	const seen = new Map<string, number>();
	let hasHeader = false;
	return {
		read(record, at) {
			const [trackCode = '', amountText = '', day = ''] = record.map((field) => field.trim());
			const fail = (problem: string) => new SettlementFileError(at, problem);
			if (at === 1) {
				hasHeader = HEADER.every((name, column) => record[column]?.trim().toLowerCase() === name);
				if (!hasHeader) throw fail(`must be ${HEADER.join()}`);
				return undefined;
			}
			const amount = amountOf(amountText, currency);
			if (amount === undefined || amount <= 0) throw fail('has no amount');
			const date = new Date(`${day}T00:00:00Z`);
			if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) throw fail('has no date');
			if (!/^[A-Z0-9]{4,40}$/i.test(trackCode)) throw fail('has no track code');
			const reference = trackCode.toUpperCase();
			const name = `${reference} ${day} ${amount}`;
			const times = (seen.get(name) ?? 0) + 1;
			seen.set(name, times);
			return { externalId: `${name} ${times}`, reference, kind: 'payment', amount, fee: 0, currency, at: date };
		},
		end() {
			if (!hasHeader) throw new SettlementFileError(1, `must be ${HEADER.join()}`);
		},
	};
}

function amountOf(text: string, currency: CurrencyKey): number | undefined {
	try {
		return parseMoney(text, currency).amount;
	} catch {
		return undefined;
	}
}
