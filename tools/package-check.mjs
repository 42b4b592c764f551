/**
 * Builds one package, packs it as it would be published, and holds the tarball against publint and arethetypeswrong.
 *
 *   node tools/package-check.mjs ui
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const room = process.argv[2];
const folder = join(ROOT, 'packages', room);
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const tarball = join(ROOT, 'test-results', 'tarballs', `${room}.tgz`);

/** Entry points that are no modules: styles and data have no types to check. */
const withoutTypes = Object.keys(manifest.exports)
	.filter((entry) => /\.(css|json)$/.test(entry))
	.map((entry) => entry.replace(/^\.\//, ''));

async function must(title, command) {
	const { code, output } = await run(command, { cwd: folder });
	process.stdout.write(`${title}: ${code === 0 ? 'ok' : `failed\n${output}`}\n`);
	if (code !== 0) process.exit(1);
}

mkdirSync(join(ROOT, 'test-results', 'tarballs'), { recursive: true });
rmSync(tarball, { force: true });
await must('build', ['pnpm', 'build']);
await must('pack', ['pnpm', 'pack', '--out', tarball]);
await must('publint', ['npx', '--no-install', 'publint', 'run', tarball, '--strict']);
const excluded = withoutTypes.length > 0 ? ['--exclude-entrypoints', ...withoutTypes] : [];
await must('types', ['npx', '--no-install', 'attw', tarball, '--profile', 'esm-only', '--no-emoji', ...excluded]);
