import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dataFolderAt } from './data-folder.ts';
import { PORTS } from './servers.ts';

const MARKET = join(import.meta.dirname, '../../../api/src/commands/market.ts');

/** Runs a command of the operator on the database of the running server. @throws Error with what it says when it fails */
function command(args: readonly string[]): void {
	const { status, stderr } = spawnSync(process.execPath, ['--conditions=@zaylat/source', MARKET, ...args], {
		env: { ...process.env, PROFILE: 'demo', DATA_DIR: dataFolderAt(PORTS.shop), DATABASE_URL: '' },
		encoding: 'utf8',
	});
	if (status !== 0) throw new Error(`pnpm market ${args.join(' ')} failed: ${stderr}`);
}

/**
 * Puts a product on sale that waits for review, with the operator's command on the database of the running server.
 * @param shop slug of its shop
 * @param product the shop's own name of it
 */
export const approve = (shop: string, product: string): void =>
	command(['goods', 'publish', '--shop', shop, '--product', product]);

/** Makes an account an administrator of the market, with the operator's command. @param email of an account that exists */
export const makeAdministrator = (email: string): void => command(['operator', 'create', '--email', email]);
