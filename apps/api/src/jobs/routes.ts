import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { Failure } from '../http/failure.ts';
import type { Router } from '../http/mount.ts';
import { isOperator } from '../http/operator.ts';
import { listDead, repeatDead } from './dead.ts';

const repetition = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500).optional() });

/** Lists and repeats dead letters for operators; others receive 404. */
export function mountDeadJobs({ app, services }: Pick<Router, 'app' | 'services'>, boss: PgBoss): void {
	const { db, config, logger } = services;
	const headers = { 'cache-control': 'private, no-store' };
	app.get('/api/operator/dead-jobs', async (c) => {
		if (!isOperator(c, config)) throw new Failure('path_not_found');
		return c.json({ data: { items: await listDead(db) } }, 200, headers);
	});
	app.post('/api/operator/dead-jobs/repeat', async (c) => {
		if (!isOperator(c, config)) throw new Failure('path_not_found');
		// A page of another site cannot send JSON without being allowed to.
		if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new Failure('bad_request');
		const wanted = repetition.safeParse(await c.req.json().catch(() => undefined));
		if (!wanted.success) throw new Failure('bad_request');
		const repeated = await repeatDead(boss, wanted.data.ids);
		logger.info('dead jobs repeated', { repeated });
		return c.json({ data: { repeated } }, 200, headers);
	});
}
