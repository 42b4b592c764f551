// Holds docs/specification.md to the files it names: a row that points at nothing fails.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ROOMS = {
	'domain/': 'packages/domain/src/',
	'tokens/': 'packages/tokens/src/',
	'ui/': 'packages/ui/src/',
	'api-client/': 'packages/api-client/src/',
	'storefront/': 'packages/storefront/src/',
	'api/': 'apps/api/src/',
	'api-test/': 'apps/api/test/',
	'web/': 'apps/web/src/',
	'web-test/': 'apps/web/test/',
};

const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
	.split('\n')
	.filter((line) => line.startsWith('| ') && !line.startsWith('| line '))
	.map((line) =>
		line
			.slice(1, -1)
			.split(' | ')
			.map((cell) => cell.trim()),
	);

const problems = [];
let built = 0;
for (const [requirement, code, test] of rows) {
	if ((code === '—') !== (test === '—')) problems.push(`half built: ${requirement}`);
	if (code !== '—') built += 1;
	for (const [, path] of `${code} ${test}`.matchAll(/`([^`]+)`/g)) {
		const room = Object.keys(ROOMS).find((prefix) => path.startsWith(prefix));
		if (!room || !existsSync(join(root, ROOMS[room] + path.slice(room.length))))
			problems.push(`${path}: no such file (${requirement})`);
	}
}

for (const problem of problems) console.error(problem);
console.log(`docs/specification.md: ${rows.length} rows, ${built} built, ${rows.length - built} not built yet`);
process.exit(problems.length ? 1 : 0);
