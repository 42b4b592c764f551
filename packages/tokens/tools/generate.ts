import { mkdir, writeFile } from 'node:fs/promises';
import { GENERATED, OUTPUTS } from './outputs.ts';

await mkdir(GENERATED, { recursive: true });
for (const { file, write } of OUTPUTS) {
	await writeFile(new URL(file, GENERATED), write());
	console.log(`wrote src/generated/${file}`);
}
