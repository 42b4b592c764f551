import { isEdition } from '@zaylat/domain/editions';
import { DAY_MS } from '@zaylat/domain/time';
import { eq, inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { publishNotice } from '../chat/notice.ts';
import type { Db } from '../db/connect.ts';
import { listenTo } from '../db/listener.ts';
import { cartLines, carts, productVariants } from '../db/schema/index.ts';
import type { Logger } from '../log.ts';

/** Channel between all processes of the server for goods that shoppers see otherwise since. */
const GOODS_CHANNEL = 'zaylat_goods';

/** Shortest time between two calls of what forgets; an import changes hundreds of products a second. */
const PAUSE_MS = 400;

/** Longest time until a planned change: what was kept is read again then, and plans anew. Timers cannot wait for a month. */
const LONGEST_PLAN_MS = DAY_MS;

/** Tells what this process keeps of goods that they have changed. */
export interface GoodsNews {
	/** Calls back after each change in any process, at most twice a second, and when changes may have been missed. */
	onChange(forget: () => void): void;
	/** Calls back in some milliseconds too: what was read now is right until then, such as until a banner begins. */
	changeIn(ms: number): void;
	close(): Promise<void>;
}

/** Accounts that a notice names at most: what PostgreSQL sends is shorter than 8,000 bytes. */
const MOST_ACCOUNTS = 150;

/**
 * Tells all processes of the server that shoppers see something otherwise since, such as a banner, when the transaction
 * commits.
 */
export async function publishShownChange(tx: Db): Promise<void> {
	await tx.execute(sql`select pg_notify(${GOODS_CHANNEL}, '')`);
}

/**
 * Tells all processes of the server that goods have changed, when the transaction commits, and those shoppers who have them
 * in the cart.
 * @param productIds products whose variants carts may have
 */
export async function publishGoodsChange(tx: Db, productIds: readonly number[]): Promise<void> {
	await publishShownChange(tx);
	if (productIds.length === 0) return;
	const rows = await tx
		.selectDistinct({ edition: carts.edition, userId: carts.userId })
		.from(cartLines)
		.innerJoin(carts, eq(carts.id, cartLines.cartId))
		.innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
		.where(inArray(productVariants.productId, [...productIds]));
	for (const [edition, of] of Map.groupBy(rows, (row) => row.edition)) {
		if (!isEdition(edition)) continue;
		const accounts = of.map(({ userId }) => userId);
		for (let start = 0; start < accounts.length; start += MOST_ACCOUNTS) {
			const some = accounts.slice(start, start + MOST_ACCOUNTS);
			await publishNotice(tx, { kind: 'change', edition, accounts: some, topic: 'cart' });
		}
	}
}

/**
 * Listens for changes of goods on a connection of its own.
 * @param settings how to reach the database
 */
export function listenForGoods(settings: pg.ClientConfig, logger: Logger): GoodsNews {
	const forgetters: (() => void)[] = [];
	let pause: NodeJS.Timeout | undefined;
	let isDue = false;
	let planned: { readonly timer: NodeJS.Timeout; readonly at: number } | undefined;
	const forget = () => {
		for (const each of forgetters) each();
		isDue = false;
		pause = setTimeout(() => {
			pause = undefined;
			if (isDue) forget();
		}, PAUSE_MS);
		pause.unref();
	};
	const change = () => {
		isDue = true;
		if (pause === undefined) forget();
	};
	const channel = listenTo(
		{ settings, channel: GOODS_CHANNEL, logger },
		{ payload: change, open: change, isWanted: () => true },
	);
	// Without it, what is kept ends by its age; it is tried again by itself.
	channel.ensure().catch(() => {});
	return {
		onChange(each) {
			forgetters.push(each);
		},
		changeIn(ms) {
			const at = performance.now() + Math.min(Math.max(0, ms), LONGEST_PLAN_MS);
			if (planned !== undefined && planned.at <= at) return;
			clearTimeout(planned?.timer);
			const timer = setTimeout(() => {
				planned = undefined;
				change();
			}, at - performance.now());
			timer.unref();
			planned = { timer, at };
		},
		async close() {
			clearTimeout(pause);
			clearTimeout(planned?.timer);
			await channel.close();
		},
	};
}
