import type { Services } from '../http/services.ts';
import type { JobHandler, JobHandlers } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { adoptFees, compareLines, storeFile } from './compare.ts';
import { SettlementFileError, type SettlementPlace } from './settlement-file.ts';
import { askGateway, folderOf, listFiles, readSettlementFile, settlementPlaces } from './sources.ts';

const nameOf = ({ edition, source }: SettlementPlace): string => `${edition} ${source}`;

/**
 * Reads what is new in a place, and compares it with what the shop has. The other files are
 * read although one cannot be: that one is tried again, and is a dead letter in the end.
 */
const readSettlements: JobHandler<JobData['read-settlements']> = {
	async run(services, { id }) {
		const place = settlementPlaces(services).find((each) => nameOf(each) === id);
		if (!place) return false;
		const { db, logger, now } = services;
		const problems = await readNew(services, place);
		const found = await compareLines(db, place, now());
		await adoptFees(db, place, new Date(now()));
		if (found > 0) logger.error('a settlement differs from what the shop has', { place: id, found });
		const [problem] = problems;
		if (problem) throw problem;
		return true;
	},
	due: {
		// 2C2P's files are there by 04:00 in Bangkok.
		cron: '30 21 * * *',
		find: async (services) => settlementPlaces(services).map((place) => ({ id: nameOf(place) })),
	},
};

/** @returns what is wrong with files that cannot be read */
async function readNew(services: Services, place: SettlementPlace): Promise<Error[]> {
	const { db, config, gateways, now } = services;
	const gateway = gateways[place.edition];
	if (place.source === 'opn') {
		const file = gateway && (await askGateway(db, gateway, now()));
		if (file) await storeFile(db, place, file, new Date(now()));
		return [];
	}
	if (config.settlementFolder === undefined) return [];
	const folder = folderOf(config.settlementFolder, place);
	const problems: Error[] = [];
	for (const name of await listFiles(folder)) {
		try {
			await storeFile(db, place, await readSettlementFile(folder, name, place), new Date(now()));
		} catch (error) {
			if (!(error instanceof SettlementFileError)) throw error;
			problems.push(error);
		}
	}
	return problems;
}

/** Work with settlement files. */
export const settlementHandlers = { 'read-settlements': readSettlements } satisfies Partial<JobHandlers>;
