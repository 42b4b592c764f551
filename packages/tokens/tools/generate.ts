import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GENERATED, outputs } from './outputs.ts';

// A file that stays the same is not touched: a development server would load it again, or miss it meanwhile.
const wanted = outputs();
for (const { file, text } of wanted) {
	const path = new URL(file, GENERATED);
	if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue;
	await mkdir(new URL('.', path), { recursive: true });
	await writeFile(path, text);
	console.log(`wrote src/generated/${file}`);
}

const files = new Set(wanted.map(({ file }) => file));
for (const found of globSync('**/*.*', { cwd: fileURLToPath(GENERATED) })) {
	const file = found.replaceAll('\\', '/');
	if (files.has(file)) continue;
	await rm(new URL(file, GENERATED));
	console.log(`removed src/generated/${file}`);
}
