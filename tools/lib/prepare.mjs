import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, onceFor } from './fingerprint.mjs';
import { withProgress } from './progress.mjs';
import { PACKAGES, ROOT } from './root.mjs';
import { must } from './run.mjs';

const here = (path) => existsSync(join(ROOT, path));

const step = (title, command) => withProgress(title, () => must(command, { env: { CI: '1' } }));

/** Installs the dependencies of the lockfile; does nothing when they are up to date. */
export async function installDependencies() {
	const manifests = globSync('{packages,apps}/*/package.json', { cwd: ROOT }).sort();
	await onceFor({
		record: 'node_modules/.zaylat-install',
		hash: fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests], {
			extra: [process.platform, process.arch],
		}),
		isThere: () => here('node_modules/.modules.yaml') && manifests.every((file) => here(join(file, '../node_modules'))),
		work: () => step('Installing the packages', ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only']),
	});
}

/** Builds the shop for production; nothing is done when its sources are unchanged. */
export async function buildShop() {
	await onceFor({
		record: 'apps/web/dist/.fingerprint',
		hash: fingerprint([
			...PACKAGES.map((name) => `packages/${name}`),
			...['src', 'build', 'public', 'worker', 'vite.config.ts'].map((path) => `apps/web/${path}`),
			'pnpm-lock.yaml',
		]),
		isThere: () => here('apps/web/dist/server/render.js') && here('apps/web/dist/client/.vite/manifest.json'),
		work: () => step('Building the shop', ['pnpm', '--filter', '@zaylat/web', 'build']),
	});
}

/** Builds Storybook; nothing is done when its sources are unchanged. */
export async function buildStorybook() {
	await onceFor({
		record: 'apps/docs/storybook-static/.fingerprint',
		hash: fingerprint(
			[
				'packages',
				...['.storybook', 'src', 'props', 'contract', 'modules', 'public', 'package.json'].map(
					(path) => `apps/docs/${path}`,
				),
				'pnpm-lock.yaml',
			],
			{ withStories: true },
		),
		isThere: () => here('apps/docs/storybook-static/modules.json'),
		work: () => step('Building Storybook', ['pnpm', '--filter', '@zaylat/docs', 'build']),
	});
}

/** Waits for a preparation; when it fails, ends this process with its message. */
export async function orEnd(preparation) {
	try {
		await preparation;
	} catch (error) {
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
}
