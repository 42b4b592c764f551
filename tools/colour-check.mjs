/**
 * Checks that the components take every colour from the tokens, and that every token is used.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { source } from '../packages/tokens/tools/files.ts';
import { ROOT } from './lib/root.mjs';

/** Colours that are not ours to choose; each with the reason. */
const EXCEPTIONS = [
	{ file: /payment-mark\/generated\//, reason: 'The marks of card networks have colours that their owners prescribe.' },
	{ file: /payment-mark\/wallet-colours\.ts$/, reason: 'People know a wallet by its colour: no theme may change it.' },
];

/** Colours that nothing uses yet; each with the reason to keep it. */
const RESERVED = {};

const UTILITY =
	'(?:bg|text|border(?:-[trblsexy])?|fill|stroke|ring(?:-offset)?|outline|decoration|divide|from|via|to|accent|caret|shadow|placeholder)';

/** What people set for themselves where colours are forced. */
const SYSTEM = /^(?:Accent|Button|Canvas|Field|Gray|Highlight|Link|Mark|Visited|Active|Selected)[A-Za-z]*$/;

/** Ways to write a colour that is no token; each finds it in its first group. */
const RAW = [
	{ what: 'a hex colour', pattern: /['"`\s[(:](#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))\b/gi },
	{ what: 'a colour function', pattern: /\b((?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|light-dark)\([^)]*\))/g },
	{
		what: "a colour of Tailwind's own palette",
		pattern: new RegExp(`\\b(${UTILITY}-(?:black|white|(?:[a-z]+)-(?:50|[1-9]00|950)))\\b`, 'g'),
	},
	{
		what: 'a step of a ramp',
		pattern: new RegExp(
			`(--zl-palette[\\w-]*|\\b${UTILITY}-(?:${source
				.ramps()
				.map(({ name }) => name)
				.join('|')})-\\d+)`,
			'g',
		),
	},
	{
		what: 'a named colour',
		pattern:
			/\b(?:color|fill|stroke|background(?:Color)?|stopColor)\s*[=:]\s*\{?['"](black|white|red|green|blue|gr[ae]y|orange|yellow|purple|pink)['"]/g,
	},
];

const ARBITRARY = /\b(?:bg|text|border|fill|stroke|outline|ring|decoration|caret|accent)-\[([^\]]+)\]/g;

/** An arbitrary value of these utilities may be a measure or a system colour. */
const isColour = (value) =>
	/^(?:#|var\(|--|color:|[a-zA-Z]+$)/.test(value) && !/^(?:length|image|url|size|position):?/.test(value);

const isOurs = (file) =>
	/\.(tsx?|css)$/.test(file) && !/\.(test|stories|guide)\.tsx?$|\/testing\/|sample-picture/.test(file);
const filesIn = (...folders) => folders.flatMap((folder) => globSync(`${folder}/**/*`, { cwd: ROOT }).filter(isOurs));
const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Comments may mention colours; line numbers are preserved for the report. */
const withoutComments = (code) =>
	code.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');

const problems = [];
const ours = filesIn('packages/ui/src').concat(['packages/ui/tailwind.css']);
const excused = new Set();

for (const file of ours) {
	const exception = EXCEPTIONS.find(({ file: pattern }) => pattern.test(file));
	if (exception) {
		excused.add(exception);
		continue;
	}
	for (const [at, line] of withoutComments(textOf(file)).split('\n').entries()) {
		for (const { what, pattern } of RAW)
			for (const [, found] of line.matchAll(pattern)) problems.push(`${file}:${at + 1} has ${what}: ${found}`);
		for (const [utility, value] of line.matchAll(ARBITRARY))
			if (isColour(value) && !SYSTEM.test(value))
				problems.push(`${file}:${at + 1} has an arbitrary colour: ${utility}`);
	}
}
for (const exception of EXCEPTIONS)
	if (!excused.has(exception)) problems.push(`Nothing needs the exception for ${exception.file}`);

const all = [...filesIn('packages/ui/src', 'packages/storefront/src', 'apps/web/src'), 'packages/ui/tailwind.css']
	.map(textOf)
	.join('\n');
const isUsed = (name) =>
	new RegExp(`\\b${UTILITY}-${name}(?![\\w-])|--(?:zl-)?color-${name}(?![\\w-])|\\bcolor\\[?['".]+${name}\\b`).test(
		all,
	);
const names = source.colours('light').map(({ name }) => name);
for (const name of names) {
	if (!isUsed(name) && RESERVED[name] === undefined)
		problems.push(`Nothing uses the colour ${name}, and it is not reserved`);
	if (isUsed(name) && RESERVED[name] !== undefined) problems.push(`${name} is reserved, but something uses it`);
}
for (const name of Object.keys(RESERVED))
	if (!names.includes(name)) problems.push(`${name} is reserved, but there is no such colour`);

for (const problem of problems) console.error(problem);
console.log(`${ours.length} files of ui, ${names.length} colours`);
process.exitCode = problems.length > 0 ? 1 : 0;
