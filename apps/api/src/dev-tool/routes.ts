import { desc } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import type { Router } from '../http/mount.ts';

const MOST_MESSAGES = 50;

/**
 * Serves what only developers need: the messages that were kept instead of sent (Decision 16). Codes stand in them, so it
 * is mounted nowhere else than outside production.
 */
export function mountDevTool({ app, services: { db } }: Pick<Router, 'app' | 'services'>): void {
	app.get('/api/dev-tool/outbox', async (c) => {
		c.set('route', '/api/dev-tool/outbox');
		const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(MOST_MESSAGES);
		const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
		return c.json({ data: { items } }, 200, { 'cache-control': 'private, no-store' });
	});
}
