import { HOUR_MS } from '@zaylat/domain/time';
import { perWorld, timeOf } from '../mocks/answer.ts';
import type { World } from '../mocks/world.ts';
import type { DeadJob } from './dead-jobs-contract.ts';

const RECORDED: readonly Omit<DeadJob, 'at'>[] = [
	{
		id: '6f1c2a70-5b3e-4a51-9d43-0e7f5a9b1c01',
		kind: 'order-message',
		item: 'b2f7c9d4-8a16-4e0b-a3c5-71d2e6f80a11',
		reason: 'Error: mail.example.com answered 550 to RCPT',
		tries: 13,
	},
	{
		id: '6f1c2a70-5b3e-4a51-9d43-0e7f5a9b1c02',
		kind: 'refund',
		item: 'c9e04b1a-2d57-4f68-b1a9-5e3d7c604f22',
		reason: 'Error: the gateway did not answer within 10 s',
		tries: 25,
	},
];

/** Ids that were repeated or dropped in a world. */
const goneIn = perWorld(() => new Set<string>());

/** The dead letters of a world. */
export const deadJobsOf = (world: World): DeadJob[] =>
	world.options.size === 'empty'
		? []
		: RECORDED.filter(({ id }) => !goneIn(world).has(id)).map((job, index) => ({
				...job,
				at: timeOf(world, -(index + 1) * HOUR_MS),
			}));

/** Takes a dead letter from the list: it was repeated or dropped. */
export function dropDeadJob(world: World, id: string): void {
	goneIn(world).add(id);
}
