import type { ScheduledTask } from '../jobs/schedule.ts';
import { indexProducts } from './index-products.ts';

/** The task that indexes products whose category was renamed or moved: they are found by its new name within a minute. */
export const searchTasks: readonly ScheduledTask[] = [
	{ name: 'index-changed-products', cron: '* * * * *', run: async ({ db }) => ((await indexProducts(db)) ? 1 : 0) },
];
