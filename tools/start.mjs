/**
 * `npm start`: installs and builds what has changed, then serves the shop with its API and database in one process.
 *
 * PORT and HOST say where it listens; apps/web/src/server/config.ts reads the other settings.
 */
import { buildShop, installDependencies } from './lib/prepare.mjs';
import { endChildren } from './lib/run.mjs';

const stopEarly = (signal) => {
	endChildren(signal);
	process.exit(0);
};
process.on('SIGINT', stopEarly);
process.on('SIGTERM', stopEarly);

try {
	await installDependencies();
	await buildShop();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
process.off('SIGINT', stopEarly);
process.off('SIGTERM', stopEarly);
process.env.NODE_ENV ??= 'production';
await import('../apps/web/src/server/main.ts');
