import type { CurrencyKey } from '../money/currency-key.ts';
import type { LedgerAccount } from './ledger.ts';

/** A line of a settlement file: a payment or a refund, as the gateway or the courier pays it out. */
export interface SettlementLine {
	/** Our reference of the payment; of the parcel in the file of a courier. */
	readonly reference: string;
	readonly kind: 'payment' | 'refund';
	/** Minor units, above zero. */
	readonly amount: number;
	/** What is kept of it, with tax; minor units. Null in the shop's lines where nobody told it before the file. */
	readonly fee: number | null;
	readonly currency: CurrencyKey;
}

/** A payment or refund as the shop has it. */
export interface BookedLine extends SettlementLine {
	/** Names the payment, refund or parcel. */
	readonly id: string;
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

/** Postings that add up to nothing; debit above zero. */
export type ProposedPostings = readonly { readonly account: LedgerAccount; readonly amount: number }[];

/** A difference, with the entry that would make the ledger say what the file says; none where a person must ask first. */
export interface SettlementDifference<Line extends SettlementLine = SettlementLine> {
	readonly kind: SettlementDifferenceKind;
	/** What the file says, or the shop where the file says nothing. */
	readonly line: SettlementLine;
	/** The lines of the file; none where it says nothing. */
	readonly lines: readonly Line[];
	/** What the shop has of it; none where it knows nothing. */
	readonly booked: readonly BookedLine[];
	/** Minor units: what the file says less what the shop says. */
	readonly difference: number;
	readonly proposal: ProposedPostings;
}

/** Lines of a file that say what the shop has. */
export interface SettlementMatch<Line extends SettlementLine = SettlementLine> {
	readonly lines: readonly Line[];
	readonly booked: readonly BookedLine[];
}

/** What a comparison found. */
export interface Reconciliation<Line extends SettlementLine = SettlementLine> {
	readonly matched: readonly SettlementMatch<Line>[];
	readonly differences: readonly SettlementDifference<Line>[];
}

const keyOf = ({ reference, kind }: SettlementLine): string => `${kind} ${reference}`;

/**
 * Compares a settlement file with what the shop has, both ways. Refunds of one payment are compared one by one where their
 * amounts are the same, and what is left of them together.
 * @param file lines of the file
 * @param booked payments and refunds that were not found in an earlier file
 * @param account where the money is until it is settled: `gateway`, or `cash` for a courier
 * @param now milliseconds since 1970
 * @returns what agrees, and the differences, in the sequence of the file, then of the ledger
 */
export function reconcile<Line extends SettlementLine>(
	file: readonly Line[],
	booked: readonly BookedLine[],
	account: 'gateway' | 'cash',
	now: number,
): Reconciliation<Line> {
	const own = Map.groupBy(booked, keyOf);
	const differences: SettlementDifference<Line>[] = [];
	const matched: SettlementMatch<Line>[] = [];
	for (const [key, lines] of Map.groupBy(file, keyOf)) {
		const pairs = pairUp(lines, own.get(key) ?? []);
		own.set(key, pairs.booked);
		for (const { line, known } of pairs.paired) {
			const found = compare(lineGroup([line]), lineGroup([known]), account);
			if (found) differences.push({ ...found, lines: [line], booked: [known] });
			else matched.push({ lines: [line], booked: [known] });
		}
		if (pairs.lines.length === 0) continue;
		const isRefund = pairs.lines[0]?.kind === 'refund';
		const rest = isRefund ? [pairs.lines] : pairs.lines.map((line) => [line]);
		for (const [at, each] of rest.entries()) {
			const known = at === 0 ? pairs.booked : [];
			own.delete(key);
			const line = lineGroup(each);
			if (known.length > 0) {
				const found = compare(line, lineGroup(known), account);
				if (found) differences.push({ ...found, lines: each, booked: known });
				else matched.push({ lines: each, booked: known });
				continue;
			}
			const kind = pairs.paired.length > 0 || at > 0 ? 'repeated' : 'unknown';
			differences.push({ kind, line, lines: each, booked: [], difference: line.amount, proposal: [] });
		}
	}
	for (const known of [...own.values()].flat()) {
		if (known.dueAt > now) continue;
		const line = lineGroup([known]);
		const of = { kind: 'missing' as const, line, lines: [], booked: [known] };
		differences.push({ ...of, difference: 0 - known.amount, proposal: [] });
	}
	return { matched, differences };
}

/** Finds the lines and the booked lines with the same amount; the others are left. */
function pairUp<Line extends SettlementLine>(lines: readonly Line[], booked: readonly BookedLine[]) {
	const left = [...booked];
	const paired: { readonly line: Line; readonly known: BookedLine }[] = [];
	const rest = lines.filter((line) => {
		const at = left.findIndex(({ amount, currency }) => amount === line.amount && currency === line.currency);
		const [known] = at === -1 ? [] : left.splice(at, 1);
		if (known) paired.push({ line, known });
		return known === undefined;
	});
	return { paired, lines: rest, booked: left };
}

type Difference = Pick<SettlementDifference, 'kind' | 'line' | 'difference' | 'proposal'>;

function compare(line: SettlementLine, known: SettlementLine, account: 'gateway' | 'cash'): Difference | undefined {
	if (line.currency !== known.currency) {
		return { kind: 'currency', line, difference: line.amount - known.amount, proposal: [] };
	}
	const sign = line.kind === 'payment' ? 1 : -1;
	const more = line.amount - known.amount;
	if (more !== 0) {
		const amount = sign * more;
		// Money that came too much is owed to the shopper; what came too little is asked for.
		const proposal: ProposedPostings = [
			{ account, amount },
			{ account: 'shopper', amount: 0 - amount },
		];
		return { kind: 'amount', line, difference: more, proposal };
	}
	// Without an earlier word about the fee, the file's counts.
	const fee = known.fee === null ? 0 : (line.fee ?? 0) - known.fee;
	if (fee === 0) return undefined;
	const proposal: ProposedPostings = [
		{ account: 'fees', amount: fee },
		{ account, amount: -fee },
	];
	return { kind: 'fee', line, difference: fee, proposal };
}

/** Lines of one key as one. */
function lineGroup(lines: readonly SettlementLine[]): SettlementLine {
	const [first] = lines;
	if (!first) throw new RangeError('there are no lines');
	const { reference, kind, currency } = first;
	const amount = lines.reduce((total, line) => total + line.amount, 0);
	const fee = lines.some((line) => line.fee === null) ? null : lines.reduce((sum, line) => sum + (line.fee ?? 0), 0);
	return { reference, kind, amount, fee, currency };
}
