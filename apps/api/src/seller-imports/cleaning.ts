import { and, inArray, isNull } from 'drizzle-orm';
import { sentImports } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import type { ScheduledTask } from '../jobs/schedule.ts';
import { importIdOf } from './service.ts';

/** Rows that are read at a time. */
const BATCH = 1_000;

/** Tasks that remove what imports left behind. */
export const importTasks: readonly ScheduledTask[] = [
	{ name: 'clean-import-files', cron: '37 20 * * *', run: removeLeftFiles },
];

/** Removes sent files that no import waits for: a process may end between an import's end and the removal of its file. */
async function removeLeftFiles({ db, files }: Services): Promise<number> {
	const left = (await files.folders()).flatMap((folder) => {
		const id = importIdOf(folder);
		return id === undefined ? [] : [{ folder, id }];
	});
	let done = 0;
	for (let start = 0; start < left.length; start += BATCH) {
		const some = left.slice(start, start + BATCH);
		const ids = some.map(({ id }) => id);
		const rows = await db
			.select({ id: sentImports.id })
			.from(sentImports)
			.where(and(inArray(sentImports.id, ids), isNull(sentImports.endedAt)));
		const awaited = new Set(rows.map(({ id }) => id));
		for (const { folder, id } of some) {
			if (awaited.has(id)) continue;
			await files.removeFolder(folder);
			done += 1;
		}
	}
	return done;
}
