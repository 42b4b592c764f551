/**
 * `pnpm generate`: writes css/, one small style sheet per entry. `--check` only says what is out of date.
 */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PACKAGE } from './entries.ts';
import { sheets } from './sheets.ts';

const wanted = sheets('source');
const isCheck = process.argv.includes('--check');
const outdated: string[] = [];

for (const [sheet, text] of wanted) {
	const path = join(PACKAGE, sheet);
	if (existsSync(path) && (await readFile(path, 'utf8')) === text) continue;
	outdated.push(sheet);
	if (isCheck) continue;
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, text);
}
for (const sheet of globSync('css/**/*.css', { cwd: PACKAGE })) {
	if (wanted.has(sheet)) continue;
	outdated.push(sheet);
	if (!isCheck) await rm(join(PACKAGE, sheet));
}

for (const sheet of outdated) console.log(isCheck ? `out of date: packages/ui/${sheet}` : `wrote ${sheet}`);
if (isCheck && outdated.length > 0) {
	console.error('Run `pnpm --filter @zaylat/ui generate`.');
	process.exitCode = 1;
}
