import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TrialMarket } from './market.ts';

/** What came of exports and imports of the same goods. */
export interface RoundTripResult {
	readonly megabytes: number;
	readonly problems: readonly string[];
}

/** Exports a shop, imports that into the shop itself and into an empty one, and exports both: all three are the same byte for byte. */
export async function tryRoundTrip(market: TrialMarket, shop: string): Promise<RoundTripResult> {
	const other = await market.open('trial-copy');
	const [first, again, copy] = ['first', 'again', 'copy'].map((name) => join(market.folder, `${name}.jsonl`));
	if (!first || !again || !copy) throw new Error('no names');
	await market.catalogue(shop, ['export', first]);
	const same = await market.catalogue(shop, ['import', first]);
	await market.catalogue(shop, ['export', again]);
	const copied = await market.catalogue(other, ['import', first]);
	await market.catalogue(other, ['export', copy]);
	const [before, after, elsewhere] = [await digestOf(first), await digestOf(again), await digestOf(copy)];
	return {
		megabytes: (await stat(first)).size / 1_048_576,
		problems: [
			...(/(?:^|\s)0 created, 0 changed/.test(same.output) ? [] : [same.output.trim()]),
			...(before === after ? [] : ['another export differs']),
			...(before === elsewhere ? [] : ['the export of the copy differs', copied.output.trim()]),
		],
	};
}

async function digestOf(file: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	return hash.digest('hex');
}
