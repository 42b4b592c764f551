/**
 * `pnpm size`: what each entry of the packages costs an app, gzipped, React apart, against the budgets, and against the
 * figures that the documentation shows. `pnpm size --write` writes these.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../packages/ui/tools/entries.ts';
import { bundle } from './lib/bundle.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { prebuiltStyles } from './lib/styles.mjs';

/**
 * Maximum kB, gzipped, of the initial load of each. All entries together were within 140 kB before the ten components for
 * dates, trees and back offices, and within 160 kB before empty required fields were refused in four languages. The client
 * of the API was within 12 kB before it had the calls of operators; an app bundles the calls that it names.
 */
const BUDGETS = {
	'ui/button': 4,
	'ui/dialog': 20,
	'ui/combobox': 25,
	'ui/date-picker': 15,
	'ui, all entries': 161,
	tokens: 3,
	'api-client': 12.5,
};

/**
 * Goals that are missed for now, with the figure that may not be exceeded meanwhile. The prebuilt sheet contains the
 * classes of every component, for apps without Tailwind; it exceeded 15 kB when the design system became complete, and
 * 17 kB with six more components, 17.5 kB with ten more for dates, trees and back offices (18.0 kB), 18.3 kB when text of
 * 200 % fitted a phone, 18.6 kB when buttons left the paper, 18.7 kB with quiet icon buttons and pictures in the menu. A
 * shop with Tailwind loads the classes of what it uses.
 */
const MISSED = { 'ui/styles.css': { goal: 15, most: 18.8 } };

const entryPoints = entries();
/** The figures of the page "Size" in Storybook. */
const SHOWN = join(ROOT, 'apps/docs/src/start/sizes.json');

/** How far a shown figure may be from the measured one: small changes need no new figures. */
const OFF = { share: 0.1, bytes: 300 };

const isWriting = process.argv.includes('--write');

const printed = new Map();
let isOver = false;

function print(name, { first, later = 0 }) {
	const { goal, most } = MISSED[name] ?? { goal: BUDGETS[name], most: BUDGETS[name] };
	printed.set(name, { name, first, later, ...(goal && { budget: goal }) });
	const isTooMuch = goal !== undefined && first > goal * 1000;
	isOver ||= most !== undefined && first > most * 1000;
	const parts = [
		name.padEnd(28),
		`${(first / 1000).toFixed(1).padStart(6)} kB`,
		later > 0 ? ` and ${(later / 1000).toFixed(1)} kB on demand` : '',
		goal === undefined ? '' : ` of ${goal} kB${isTooMuch ? ': over' : ''}`,
	];
	process.stdout.write(`${parts.join('')}\n`);
}

for (const { name, file } of entryPoints)
	print(`ui/${name}`, await bundle(`export * from './${file}';`, 'packages/ui'));
const all = entryPoints.map(({ file }, at) => `export * as entry${at} from './${file}';`).join('\n');
print('ui, all entries', await bundle(all, 'packages/ui'));
print('ui/styles.css', { first: await prebuiltStyles() });
print('tokens', await bundle(`export * from './src/index.ts';`, 'packages/tokens'));
print('api-client', await bundle(`export * from './src/index.ts';`, 'packages/api-client'));

// The concepts of domain have a table of their own: some of them come with later screens.
const domain = await run(['node', 'packages/domain/tools/size.ts']);
process.stdout.write(`\ndomain\n${domain.output}`);

for (const name of Object.keys({ ...BUDGETS, ...MISSED })) {
	if (printed.has(name)) continue;
	process.stdout.write(`There is no ${name} to hold against its budget.\n`);
	isOver = true;
}

if (isWriting) writeFileSync(SHOWN, `${JSON.stringify([...printed.values()], undefined, 2)}\n`);
const shown = new Map(JSON.parse(readFileSync(SHOWN, 'utf8')).map((entry) => [entry.name, entry]));
const outdated = [...printed.values()].filter(({ name, first }) => {
	const difference = Math.abs(first - (shown.get(name)?.first ?? 0));
	return difference > OFF.bytes && difference > first * OFF.share;
});
for (const { name } of outdated)
	process.stdout.write(`The documentation shows another size of ${name}: pnpm size --write\n`);
process.exitCode = isOver || outdated.length > 0 || domain.code !== 0 ? 1 : 0;
