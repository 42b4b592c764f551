import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './root.mjs';
import { must } from './run.mjs';

/** Gzipped bytes of the style sheet with the classes of all components, for apps without Tailwind. */
export async function prebuiltStyles() {
	const folder = mkdtempSync(join(tmpdir(), 'zaylat-size-'));
	const out = join(folder, 'styles.css');
	try {
		const command = ['npx', '--no-install', 'tailwindcss', '-i', 'styles.css', '-o', out, '--minify'];
		await must(command, { cwd: join(ROOT, 'packages/ui') });
		return gzipSync(readFileSync(out), { level: 9 }).byteLength;
	} finally {
		rmSync(folder, { recursive: true });
	}
}
