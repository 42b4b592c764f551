/**
 * Keeps the style sheets that name sources for Tailwind in step with the code: those of each component of ui, and the
 * list of components in storefront's. A class whose file is not named would quietly have no effect. It also refuses classes
 * that make browsers compute the styles of the whole page again at each change of it.
 *
 *   node tools/styles.mjs            lists what is out of date
 *   node tools/styles.mjs --write    writes it
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const isWriting = process.argv.includes('--write');
const SHEET = join(ROOT, 'packages/storefront/tailwind.css');
const LINE = /^@import "@zaylat\/ui\/.+\/tailwind\.css";$/;

const { code, output } = await run(['node', 'packages/ui/tools/generate.ts', ...(isWriting ? [] : ['--check'])]);
process.stdout.write(output);
let isFresh = code === 0;

const used = new Set(
	globSync('packages/storefront/src/**/*.{ts,tsx}', { cwd: ROOT })
		.filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
		.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'@zaylat\/ui\/([\w/-]+)'/g)])
		.map(([, entry]) => entry),
);
const imports = [...used].sort().map((entry) => `@import "@zaylat/ui/${entry}/tailwind.css";`);
const now = readFileSync(SHEET, 'utf8').split('\n');
const at = now.findIndex((line) => LINE.test(line));
const rest = now.filter((line) => !LINE.test(line));
const wanted = rest.toSpliced(at, 0, ...imports).join('\n');
if (wanted !== now.join('\n')) {
	if (isWriting) writeFileSync(SHEET, wanted);
	else isFresh = false;
	process.stdout.write(`${isWriting ? 'wrote' : 'out of date:'} packages/storefront/tailwind.css\n`);
}

if (!isFresh) process.stderr.write('Run `pnpm styles`.\n');

/**
 * Children that depend on what their parent contains, whatever they are: `has-[b]:*:grow`. Browsers keep one list of what
 * any `:has()` affects, and the page has one on `body`: with such a class each change affects every element.
 */
const ANY_CHILD = /\bhas-(?:\[[^\]\s]*\]|[\w/-])+:\*{1,2}:\S+/g;
const slow = globSync('packages/{ui,storefront}/src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
	[...readFileSync(join(ROOT, file), 'utf8').matchAll(ANY_CHILD)].map(([name]) => `${file}: ${name}`),
);
for (const each of slow) process.stderr.write(`${each}\n`);
if (slow.length > 0)
	process.stderr.write('Set the classes of the children on the children, or on a condition of React.\n');

process.exitCode = isFresh && slow.length === 0 ? 0 : 1;
