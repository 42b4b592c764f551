import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { Failure } from '../http/failure.ts';
import type { Router } from '../http/mount.ts';
import { OPERATOR_HEADERS, readOperatorBody, requireOperator } from '../http/operator.ts';
import { dropDead, findDead, listDead, repeatDead } from './dead.ts';
import { JOB_KINDS } from './queues.ts';

const PATH = '/api/operator/dead-jobs';

const kind = z.enum(JOB_KINDS);
const ids = z.array(z.uuid()).min(1).max(500);
const repetition = z.strictObject({ ids: ids.optional(), kind: kind.optional() });
/** What is dropped is lost, so it is named. */
const drop = z.union([z.strictObject({ ids }), z.strictObject({ kind })]);

/** Lists, repeats and drops dead letters for operators; others receive 404. */
export function mountDeadJobs({ app, services }: Pick<Router, 'app' | 'services'>, boss: PgBoss): void {
	const { db, config, logger } = services;
	app.get(PATH, async (c) => {
		requireOperator(c, config);
		const wanted = kind.optional().safeParse(c.req.query('kind'));
		if (!wanted.success) throw new Failure('bad_request');
		return c.json({ data: { items: await listDead(db, wanted.data) } }, 200, OPERATOR_HEADERS);
	});
	app.get(`${PATH}/:id`, async (c) => {
		requireOperator(c, config);
		const id = z.uuid().safeParse(c.req.param('id'));
		const found = id.success ? await findDead(db, id.data) : undefined;
		if (!found) throw new Failure('path_not_found');
		return c.json({ data: found }, 200, OPERATOR_HEADERS);
	});
	app.post(`${PATH}/repeat`, async (c) => {
		requireOperator(c, config);
		const repeated = await repeatDead(db, boss, await readOperatorBody(c, repetition));
		logger.info('dead jobs repeated', { repeated });
		return c.json({ data: { repeated } }, 200, OPERATOR_HEADERS);
	});
	app.post(`${PATH}/drop`, async (c) => {
		requireOperator(c, config);
		const dropped = await dropDead(db, boss, await readOperatorBody(c, drop));
		logger.info('dead jobs dropped', { dropped });
		return c.json({ data: { dropped } }, 200, OPERATOR_HEADERS);
	});
}
