import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { loadBaseData } from '../../src/base-data/load.ts';
import { connect, migrate, SETUP_LIMITS } from '../../src/db/connect.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { removePlace } from '../../src/db/embedded-place.ts';
import { silentLogger } from '../../src/log.ts';
import { createShop } from '../../src/market/shops.ts';
import { TEST_PASSWORD_COST } from '../../src/testing/database.ts';

/** What was seen of a command while it ran. */
export interface Run {
	/** Its last lines. */
	readonly output: string;
	readonly code: number | null;
	/** How many items were done at a moment, in milliseconds, and the resident memory then, in MB. */
	readonly seen: readonly { readonly done: number; readonly at: number; readonly memory: number }[];
	readonly endedAt: number;
}

/** An empty market with base data, on a PostgreSQL of its own. */
export interface TrialMarket {
	/** Folder for files. */
	readonly folder: string;
	readonly url: string;
	readonly pool: pg.Pool;
	/** Opens a shop of Myanmar. @returns its slug */
	open(slug: string): Promise<string>;
	/** Number that a query finds, which is given the slug of a shop. */
	count(query: string, shop: string): Promise<number>;
	/** Runs `pnpm catalogue` until it ends, or is killed after it has done some items of the shop. */
	catalogue(shop: string, args: readonly string[], killAt?: number): Promise<Run>;
	close(): Promise<void>;
}

/** The password of who answers for the shops. */
export const SELLER_PASSWORD = 'a password of the trial';

/** The email address of who answers for a shop. */
export const sellerOf = (slug: string): string => `${slug}@example.com`;

const COMMAND = join(import.meta.dirname, '../../src/commands/catalogue.ts');
const OUTPUT_LETTERS = 2_000;
const PAUSE_MS = 50;

/** Starts a market for the trial of imports. */
export async function openTrialMarket(): Promise<TrialMarket> {
	const folder = await mkdtemp(join(tmpdir(), 'zaylat-import-'));
	const server = await startEmbedded(folder, silentLogger, { isOnLoopback: true });
	const { host, port, user, password } = server.connection('postgres');
	const url = `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/postgres`;
	const connection = connect({ connectionString: url }, silentLogger, SETUP_LIMITS);
	const { pool, db } = connection;
	await migrate(pool);
	await loadBaseData(db);
	const count = async (query: string, shop: string): Promise<number> =>
		(await pool.query<{ n: number }>(query, [shop])).rows[0]?.n ?? 0;
	const doneOf = (shop: string) =>
		count('select max(line) as n from imports join shops s on s.id = shop_id where s.slug = $1', shop);

	return {
		...{ folder, url, pool, count },
		async open(slug) {
			const owner = { email: sellerOf(slug), name: 'Trial', password: async () => SELLER_PASSWORD };
			const making = { db, now: Date.now, passwordCost: TEST_PASSWORD_COST };
			await createShop(making, { edition: 'mm', slug, name: `Trial ${slug}`, owner, region: undefined });
			return slug;
		},
		async catalogue(shop, args, killAt = Number.POSITIVE_INFINITY) {
			const child = spawn(process.execPath, ['--conditions=@zaylat/source', COMMAND, ...args, '--shop', shop], {
				env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
				stdio: ['ignore', 'pipe', 'pipe'],
			});
			let output = '';
			for (const stream of [child.stdout, child.stderr]) {
				stream?.on('data', (part) => {
					output = (output + String(part)).slice(-OUTPUT_LETTERS);
				});
			}
			const ended = once(child, 'close').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
			const seen: { done: number; at: number; memory: number }[] = [];
			let isOver = false;
			void ended.then(() => {
				isOver = true;
			});
			while (!isOver) {
				const [done, memory] = [await doneOf(shop), await memoryOf(child)];
				seen.push({ done, at: performance.now(), memory });
				if (done >= killAt) child.kill('SIGKILL');
				await wait(PAUSE_MS);
			}
			return { output, code: await ended, seen, endedAt: performance.now() };
		},
		async close() {
			await connection.close();
			await server.stop();
			removePlace(folder);
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Resident memory of a process in MB; 0 where it cannot be read. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
