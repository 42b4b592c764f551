import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition } from '@zaylat/domain/editions';
import { MINUTE_MS } from '@zaylat/domain/time';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { importFaults, imports, sentImports, shops } from '../db/schema/index.ts';
import { shapeOfFile } from '../goods/formats/open-file.ts';
import { ImportPaused, type RefusedItem } from '../goods/import.ts';
import { importGoodsFile, UnknownFormat } from '../goods/import-file.ts';
import { pictureSource } from '../goods/pictures/picture-source.ts';
import { isWebAddress, picturesOfWeb } from '../goods/pictures/web-pictures.ts';
import type { Services } from '../http/services.ts';
import { isUnqueued, type JobHandler, type JobHandlers, MOST_DUE } from '../jobs/handler.ts';
import type { JobData } from '../jobs/queues.ts';
import { createPictureMaker } from '../pictures/maker.ts';
import { importFileKey, importFolder, importName } from './service.ts';

/** Longest time of a job: it goes on in another one, so that one large file does not keep the others waiting. */
const SLICE_MS = 120_000;
/** Longest time in which a job begins to fetch pictures: one product may name hundreds that nobody answers for. */
const FETCH_MS = 240_000;
/** Most pictures that are fetched in a job. */
const MOST_FETCHED = 2_000;
/** After this time without a job, the process that took the file ended before it queued one. */
const UNQUEUED_MS = 10 * MINUTE_MS;

type Row = typeof sentImports.$inferSelect & { readonly edition: Edition };

/** Imports a file that a seller sent; what was done before stays done when it is begun again. */
const importGoodsJob: JobHandler<JobData['import-goods']> = {
	async run(services, { id }, { isLast }) {
		const { db, files } = services;
		const [found] = await db
			.select({ sent: sentImports, edition: sql<Edition>`${shops.edition}` })
			.from(sentImports)
			.innerJoin(shops, eq(shops.id, sentImports.shopId))
			.where(eq(sentImports.id, id));
		if (!found || found.sent.endedAt !== null) return false;
		const bytes = await files.read(importFileKey(id));
		if (!bytes) {
			await endImport(services, id, 'failed');
			return true;
		}
		const folder = await mkdtemp(join(tmpdir(), 'zaylat-import-'));
		try {
			const path = join(folder, 'goods');
			await writeFile(path, bytes);
			await importSent(services, { ...found.sent, edition: found.edition }, path);
		} catch (error) {
			if (isLast) await endImport(services, id, 'failed');
			throw error;
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
		return true;
	},
	due: {
		cron: '*/10 * * * *',
		find: ({ db, now }) =>
			db
				.select({ id: sentImports.id })
				.from(sentImports)
				.where(
					and(
						isNull(sentImports.endedAt),
						lte(sentImports.createdAt, new Date(now() - UNQUEUED_MS)),
						isUnqueued('import-goods', sentImports.id),
					),
				)
				.orderBy(asc(sentImports.createdAt))
				.limit(MOST_DUE),
	},
};

async function importSent(services: Services, row: Row, path: string): Promise<void> {
	const { db, files, now, logger } = services;
	const { id, isDryRun } = row;
	const { format: recognised } = await shapeOfFile(path);
	const format = row.format ?? recognised;
	await db.update(sentImports).set({ state: 'running', format }).where(eq(sentImports.id, id));
	const started = performance.now();
	const web = picturesOfWeb({ most: MOST_FETCHED, hasTime: () => performance.now() < started + FETCH_MS });
	const maker = createPictureMaker(logger);
	const read = async (name: string) => (isWebAddress(name) ? web(name) : { problem: 'address_refused' });
	try {
		const { counts, unread } = await importGoodsFile(db, {
			...{ path, name: importName(id), format, isDryRun, now, actor: 'seller' },
			shop: { id: row.shopId, edition: row.edition },
			stock: row.stock ?? undefined,
			weightGrams: row.weightGrams ?? undefined,
			pictures: pictureSource(read, isDryRun ? undefined : { files, maker }),
			mustPause: () => !isDryRun && performance.now() > started + SLICE_MS,
			onRefused: (refused) => storeFaults(services, id, refused),
			async onProgress({ line: _, ...done }, progress) {
				await db
					.update(sentImports)
					.set({ ...done, progress: Math.min(1, progress) })
					.where(eq(sentImports.id, id));
			},
		});
		const { line: _, ...done } = counts;
		await endImport(services, id, 'done', { ...done, ...unread, columns: [...unread.columns], progress: 1 });
	} catch (error) {
		if (error instanceof ImportPaused) await db.enqueue('import-goods', [{ id }]);
		else if (error instanceof UnknownFormat) await endImport(services, id, 'failed');
		else throw error;
	} finally {
		await maker.close();
	}
}

async function endImport(
	{ db, files, now }: Services,
	id: string,
	state: 'done' | 'failed',
	more: Partial<typeof sentImports.$inferInsert> = {},
): Promise<void> {
	await db
		.update(sentImports)
		.set({ ...more, state, endedAt: new Date(now()) })
		.where(eq(sentImports.id, id));
	await db.delete(imports).where(eq(imports.file, importName(id)));
	await files.removeFolder(importFolder(id));
}

async function storeFaults({ db }: Services, importId: string, { number, externalId, problems }: RefusedItem) {
	await db
		.insert(importFaults)
		.values(
			problems.map(({ field, problem, value, row, column }, position) => ({
				...{ importId, number, position, row, column, field, problem },
				externalId: externalId?.slice(0, 100) ?? null,
				value: value?.slice(0, 200) ?? null,
			})),
		)
		.onConflictDoNothing();
}

/** Work with files that sellers sent. */
export const sellerImportHandlers = { 'import-goods': importGoodsJob } satisfies Partial<JobHandlers>;
