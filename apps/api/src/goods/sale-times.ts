import { gt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { flashSales } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { type GoodsNews, publishGoodsChange } from './news.ts';
import { applySalePrices, holdPriced, wronglyPriced } from './sale-prices.ts';

/** How long after a failure it is tried again. */
const RETRY_MS = 5_000;

/**
 * Gives goods the prices of flash sales when these begin, end, change or are sold out. Each process looks at each change of
 * goods, which it is told of, and at the next start or end; what one process has done, the others find done.
 */
export function followFlashSales(
	{ db, now, logger }: Pick<Services, 'db' | 'now' | 'logger'>,
	goods: Pick<GoodsNews, 'onChange' | 'changeIn'>,
): { close(): Promise<void> } {
	let isClosed = false;
	let isDue = false;
	let running: Promise<void> | undefined;

	async function follow(): Promise<void> {
		while (isDue && !isClosed) {
			isDue = false;
			try {
				await priceGoods(db, new Date(now()));
				const next = await nextSaleChange(db, new Date(now()));
				if (next !== undefined && !isClosed) goods.changeIn(next - now());
			} catch (error) {
				if (isClosed) return;
				logger.error('the prices of flash sales could not be set', { error: String(error) });
				goods.changeIn(RETRY_MS);
			}
		}
	}

	goods.onChange(() => {
		isDue = true;
		running ??= follow().finally(() => {
			running = undefined;
		});
	});
	return {
		async close() {
			isClosed = true;
			await running;
		},
	};
}

async function priceGoods(db: Db, now: Date): Promise<void> {
	const ids = await wronglyPriced(db, now);
	if (ids.length === 0) return;
	await db.transaction(async (tx) => {
		await holdPriced(tx, ids);
		const changed = await applySalePrices(tx, ids, now);
		if (changed.length > 0) await publishGoodsChange(tx, changed);
	});
}

/** When the next flash sale begins or ends, milliseconds since 1970; undefined when none does. */
async function nextSaleChange(db: Db, now: Date): Promise<number | undefined> {
	const [row] = await db
		.select({
			starts: sql<Date | null>`min(${flashSales.startsAt}) filter (where ${flashSales.startsAt} > ${now})`.mapWith(
				flashSales.startsAt,
			),
			ends: sql<Date | null>`min(${flashSales.endsAt})`.mapWith(flashSales.endsAt),
		})
		.from(flashSales)
		.where(gt(flashSales.endsAt, now));
	const moments = [row?.starts, row?.ends].flatMap((moment) => moment?.getTime() ?? []);
	return moments.length === 0 ? undefined : Math.min(...moments);
}
