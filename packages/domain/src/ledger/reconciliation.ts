import type { CurrencyKey } from '../money/currency-key.ts';
import type { LedgerAccount } from './ledger.ts';

/** A line of a settlement file: a payment or a refund, as the gateway or the courier pays it out. */
export interface SettlementLine {
	/** Our reference of the payment; of the parcel in the file of a courier. */
	readonly reference: string;
	readonly kind: 'payment' | 'refund';
	/** Minor units, above zero. */
	readonly amount: number;
	/** What is kept of it, with tax; minor units. */
	readonly fee: number;
	readonly currency: CurrencyKey;
}

/** A payment or refund as the shop has it. */
export interface BookedLine extends SettlementLine {
	/** Order that it is about. */
	readonly orderId: string;
	/** Moment from which a settlement file should have it, milliseconds since 1970. */
	readonly dueAt: number;
}

/** What file and ledger say differently. */
export type SettlementDifferenceKind =
	/** The file has money that the shop knows nothing of. */
	| 'unknown'
	/** The file should have it by now. */
	| 'missing'
	| 'amount'
	| 'fee'
	| 'currency'
	/** The file has it twice. */
	| 'repeated';

/** A difference, with the entry that would make the ledger say what the file says; none where a person must ask first. */
export interface SettlementDifference {
	readonly kind: SettlementDifferenceKind;
	readonly line: SettlementLine;
	readonly orderId: string | null;
	/** Minor units: what the file says less what the shop says. */
	readonly difference: number;
	/** Postings that add up to nothing; debit above zero. */
	readonly proposal: readonly { readonly account: LedgerAccount; readonly amount: number }[];
}

const keyOf = ({ reference, kind }: SettlementLine): string => `${kind} ${reference}`;

/**
 * Compares a settlement file with what the shop has, both ways. Several refunds of one payment count together.
 * @param file lines of the file
 * @param booked payments and refunds that were not found in an earlier file
 * @param account where the money is until it is settled: `gateway`, or `cash` for a courier
 * @param now milliseconds since 1970
 * @returns the keys that agree, and the differences, in the sequence of the file, then of the ledger
 */
export function reconcile(
	file: readonly SettlementLine[],
	booked: readonly BookedLine[],
	account: 'gateway' | 'cash',
	now: number,
): { readonly matched: readonly BookedLine[]; readonly differences: readonly SettlementDifference[] } {
	const own = groupBooked(booked);
	const seen = new Map<string, SettlementLine>();
	const differences: SettlementDifference[] = [];
	const matched: BookedLine[] = [];
	for (const line of groupRefunds(file)) {
		const key = keyOf(line);
		const known = own.get(key);
		if (seen.has(key)) differences.push(differ('repeated', line, known, line.amount, []));
		else if (!known) differences.push(differ('unknown', line, undefined, line.amount, []));
		else {
			const found = differenceOf(line, known, account);
			if (found) differences.push(found);
			else matched.push(known);
		}
		seen.set(key, line);
	}
	for (const [key, known] of own) {
		if (!seen.has(key) && known.dueAt <= now) differences.push(differ('missing', known, known, -known.amount, []));
	}
	return { matched, differences };
}

function differenceOf(line: SettlementLine, known: BookedLine, account: 'gateway' | 'cash') {
	if (line.currency !== known.currency) return differ('currency', line, known, 0, []);
	const sign = line.kind === 'payment' ? 1 : -1;
	const more = line.amount - known.amount;
	if (more !== 0) {
		const amount = sign * more;
		// Money that came too much is owed to the shopper; what came too little is asked for.
		return differ('amount', line, known, more, [
			{ account, amount },
			{ account: 'shopper', amount: 0 - amount },
		]);
	}
	const fee = line.fee - known.fee;
	if (fee === 0) return undefined;
	return differ('fee', line, known, fee, [
		{ account: 'fees', amount: fee },
		{ account, amount: -fee },
	]);
}

function differ(
	kind: SettlementDifferenceKind,
	{ reference, kind: of, amount, fee, currency }: SettlementLine,
	known: BookedLine | undefined,
	difference: number,
	proposal: SettlementDifference['proposal'],
): SettlementDifference {
	const line = { reference, kind: of, amount, fee, currency };
	return { kind, line, orderId: known?.orderId ?? null, difference, proposal };
}

/** Refunds of one payment as one line; a payment that is there twice stays twice. */
function groupRefunds(lines: readonly SettlementLine[]): SettlementLine[] {
	const refunds = Map.groupBy(
		lines.filter(({ kind }) => kind === 'refund'),
		({ reference }) => reference,
	);
	return [...lines.filter(({ kind }) => kind === 'payment'), ...[...refunds.values()].flatMap(sumOf)];
}

function groupBooked(booked: readonly BookedLine[]): Map<string, BookedLine> {
	return new Map(
		[...Map.groupBy(booked, keyOf)].flatMap(([key, own]) => sumOf(own).map((line) => [key, line] as const)),
	);
}

function sumOf<Line extends SettlementLine>(lines: readonly Line[]): Line[] {
	const [first] = lines;
	if (!first) return [];
	const sum = (part: 'amount' | 'fee') => lines.reduce((total, line) => total + line[part], 0);
	return [{ ...first, amount: sum('amount'), fee: sum('fee') }];
}
