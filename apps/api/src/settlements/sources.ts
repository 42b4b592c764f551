import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENCIES } from '@zaylat/domain/money';
import { DAY_MS } from '@zaylat/domain/time';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { payments, refunds } from '../db/schema/index.ts';
import type { Gateway, ReportedSettlement } from '../gateways/gateway.ts';
import type { Services } from '../http/services.ts';
import { moneyOf } from '../products/summary.ts';
import { courierFile } from './courier-file.ts';
import { type CsvReader, readCsv } from './read-csv.ts';
import type { ReadLine, SettlementFile, SettlementPlace } from './settlement-file.ts';
import { twoC2pReport } from './two-c2p-report.ts';

/** How far back a gateway is asked; what was read before changes nothing. */
const WINDOW_MS = 7 * DAY_MS;

/** Readers of the files of a folder, by the source whose folder it is. */
const READERS: Readonly<Record<'2c2p' | 'courier', (place: SettlementPlace) => CsvReader>> = {
	'2c2p': () => twoC2pReport(),
	courier: ({ edition }) => courierFile(moneyOf(edition, 0).currency),
};

/** The places that are read, as the configuration names them. */
export function settlementPlaces({ config, gateways }: Pick<Services, 'config' | 'gateways'>): SettlementPlace[] {
	return (['mm', 'th'] as const).flatMap((edition): SettlementPlace[] => [
		...(config.settlementFolder === undefined
			? []
			: [
					{ edition, source: '2c2p' as const },
					{ edition, source: 'courier' as const },
				]),
		...(gateways[edition]?.settledBetween ? [{ edition, source: 'opn' as const }] : []),
	]);
}

/** Folder of a place: `mm/2c2p`, `th/courier`. */
export const folderOf = (root: string, { edition, source }: SettlementPlace): string => join(root, edition, source);

/** Names of the files of a place, the oldest names first; none where its folder is not there. */
export async function listFiles(folder: string): Promise<string[]> {
	try {
		const names = await readdir(folder);
		return names.filter((name) => /^[^.].*\.csv$/i.test(name)).toSorted();
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}

/** Reads a file of a folder. @throws SettlementFileError */
export function readSettlementFile(folder: string, name: string, place: SettlementPlace): Promise<SettlementFile> {
	const reader = READERS[place.source === 'courier' ? 'courier' : '2c2p'](place);
	return readCsv(join(folder, name), reader);
}

/** Asks a gateway what it has settled of late, as a file. @throws GatewayError */
export async function askGateway(db: Db, gateway: Gateway, now: number): Promise<SettlementFile | undefined> {
	const from = new Date(now - WINDOW_MS);
	const to = new Date(now);
	const reported = await gateway.settledBetween?.(from, to);
	if (!reported || reported.length === 0) return undefined;
	const references = await referencesOfRefunds(db, reported);
	const lines = reported.map((each): ReadLine => {
		const currency = Object.values(CURRENCIES).find(({ code }) => code === each.currency)?.key;
		if (!currency) throw new Error('the gateway settles in a currency that the shop does not have');
		const { id, kind, amount, fee, at } = each;
		const reference = each.reference ?? references.get(id) ?? id;
		return { externalId: id, reference, kind, amount, fee, currency, at };
	});
	const digest = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
	return { name: `${from.toISOString().slice(0, 10)} to ${to.toISOString().slice(0, 10)}`, digest, lines };
}

/** Our references of the payments of refunds, by the gateway's ids of the refunds. */
async function referencesOfRefunds(db: Db, reported: readonly ReportedSettlement[]): Promise<Map<string, string>> {
	const ids = reported.flatMap(({ id, kind, reference }) => (kind === 'refund' && reference === null ? [id] : []));
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: refunds.gatewayRefundId, reference: payments.merchantReference })
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(inArray(refunds.gatewayRefundId, ids));
	return new Map(rows.map(({ id, reference }) => [id ?? '', reference]));
}
