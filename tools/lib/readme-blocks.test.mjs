import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { blocksOf, printedBy } from './readme-blocks.mjs';
import { ROOT } from './root.mjs';

test('blocks have their language, their file and their code without the indentation of a list', () => {
	const text = '# A\n\n```ts\nconst a = 1;\n```\n\n1. B\n\n   ```tsx file=b.tsx\n   <b />\n     <c />\n   ```\n';
	assert.deepEqual(blocksOf(text), [
		{ language: 'ts', file: undefined, code: 'const a = 1;\n' },
		{ language: 'tsx', file: 'b.tsx', code: '<b />\n  <c />\n' },
	]);
});

test('expected output is the comment after the call', () => {
	assert.deepEqual(printedBy("console.log(1); // 1\nif (a) console.log('b'); // b\nconsole.log(c);\n"), ['1', 'b']);
});

test('the README of domain names every entry point', () => {
	const read = (file) => readFileSync(join(ROOT, 'packages/domain', file), 'utf8');
	const readme = read('README.md');
	const entries = Object.keys(JSON.parse(read('package.json')).publishConfig.exports)
		.filter((entry) => entry !== './package.json')
		.map((entry) => entry.slice('./'.length).replace(/^documents\/texts\/.+/, 'documents/texts/<language>'));
	assert.notEqual(entries.length, 0);
	assert.deepEqual(
		entries.filter((entry) => !readme.includes(`\`${entry}\``)),
		[],
	);
});
