import { operatorEndpoints } from '@zaylat/api-client/contract';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { dropDead, findDead, listDead, repeatDead } from './dead.ts';
import { JOB_KINDS } from './queues.ts';
import { recordedJobs } from './recorded.ts';

const { listDeadLetters, getDeadLetter, repeatDeadLetters, dropDeadLetters } = operatorEndpoints;

const isId = (id: string) => z.uuid().safeParse(id).success;

/** @throws Failure `bad_request` */
function requireKind(kind: string | undefined): void {
	if (kind !== undefined && !JOB_KINDS.some((each) => each === kind)) throw new Failure('bad_request');
}

/** Lists, repeats and drops dead letters for operators. */
export function mountDeadJobs(router: Router, boss: PgBoss): void {
	const { services } = router;
	const { db, logger } = services;
	mount(router, listDeadLetters, async ({ query: { kind } }) => {
		requireKind(kind);
		return { data: { items: await listDead(db, kind) } };
	});
	mount(router, getDeadLetter, async ({ params: { id } }) => {
		const found = isId(id) ? await findDead(db, id) : undefined;
		if (!found) throw new Failure('path_not_found');
		return { data: found };
	});
	mount(router, repeatDeadLetters, async ({ session: actor, body }) => {
		requireKind(body.kind);
		const repeated = await recordedJobs(services, { actor, action: 'jobs_repeated' }, body, () =>
			repeatDead(db, boss, body),
		);
		logger.info('dead jobs repeated', { repeated });
		return { data: { repeated } };
	});
	mount(router, dropDeadLetters, async ({ session: actor, body }) => {
		if ('kind' in body) requireKind(body.kind);
		const dropped = await recordedJobs(services, { actor, action: 'jobs_dropped' }, body, () =>
			dropDead(db, boss, body),
		);
		logger.info('dead jobs dropped', { dropped });
		return { data: { dropped } };
	});
}
