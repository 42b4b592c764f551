import { operatorEndpoints } from '@zaylat/api-client/contract';
import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { type RecordedChange, recordChange } from '../audit-trail/record.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { type DeadJobChoice, dropDead, findDead, listDead, repeatDead } from './dead.ts';
import { JOB_KINDS } from './queues.ts';

const { listDeadLetters, getDeadLetter, repeatDeadLetters, dropDeadLetters } = operatorEndpoints;

const isId = (id: string) => z.uuid().safeParse(id).success;

/** @throws Failure `bad_request` */
function requireKind(kind: string | undefined): void {
	if (kind !== undefined && !JOB_KINDS.some((each) => each === kind)) throw new Failure('bad_request');
}

/** Lists, repeats and drops dead letters for operators. */
export function mountDeadJobs(router: Router, boss: PgBoss): void {
	const { db, logger, now } = router.services;

	/** Does something to jobs and writes it to the audit trail. The queue has a connection of its own, so the line is written first. */
	function recorded(
		change: Pick<RecordedChange, 'actor' | 'action'>,
		chosen: DeadJobChoice,
		act: () => Promise<number>,
	) {
		return db.transaction(async (tx) => {
			const { ids = [], kind = null } = chosen;
			const subject = { kind: 'jobs', id: kind ?? ids.join(' ').slice(0, 80), name: kind ?? '' };
			const facts = { before: {}, after: { jobs: ids.length, kind } };
			await recordChange(tx, { ...change, at: new Date(now()), subject, ...facts });
			return act();
		});
	}

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
		const repeated = await recorded({ actor, action: 'jobs_repeated' }, body, () => repeatDead(db, boss, body));
		logger.info('dead jobs repeated', { repeated });
		return { data: { repeated } };
	});
	mount(router, dropDeadLetters, async ({ session: actor, body }) => {
		if ('kind' in body) requireKind(body.kind);
		const dropped = await recorded({ actor, action: 'jobs_dropped' }, body, () => dropDead(db, boss, body));
		logger.info('dead jobs dropped', { dropped });
		return { data: { dropped } };
	});
}
