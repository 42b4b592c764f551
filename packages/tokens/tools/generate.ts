import { mkdir, rm, writeFile } from 'node:fs/promises';
import { GENERATED, outputs } from './outputs.ts';

await rm(GENERATED, { recursive: true, force: true });
for (const { file, text } of outputs()) {
	const path = new URL(file, GENERATED);
	await mkdir(new URL('.', path), { recursive: true });
	await writeFile(path, text);
	console.log(`wrote src/generated/${file}`);
}
