import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dataFolderAt } from './data-folder.ts';
import { PORTS } from './servers.ts';

const MARKET = join(import.meta.dirname, '../../../api/src/commands/market.ts');

/**
 * Puts a product on sale that waits for review, with the operator's command on the database of the running server.
 * @param shop slug of its shop
 * @param product the shop's own name of it
 */
export function approve(shop: string, product: string): void {
	const { status, stderr } = spawnSync(
		process.execPath,
		['--conditions=@zaylat/source', MARKET, 'goods', 'publish', '--shop', shop, '--product', product],
		{
			env: { ...process.env, PROFILE: 'demo', DATA_DIR: dataFolderAt(PORTS.shop), DATABASE_URL: '' },
			encoding: 'utf8',
		},
	);
	if (status !== 0) throw new Error(`The operator could not put "${product}" on sale: ${stderr}`);
}
