/**
 * Keeps `publishConfig.exports` of the packages: every entry by its name, without wildcards, so that editors list them
 * and publint and arethetypeswrong check each one.
 *
 *   node tools/exports.mjs            lists the manifests that are out of date
 *   node tools/exports.mjs --write    writes them
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { manifestOf, packageFolders, publishedExports } from './lib/exports.mjs';

const isWriting = process.argv.includes('--write');
const outdated = packageFolders().filter((folder) => {
	const file = manifestOf(folder);
	const text = readFileSync(file, 'utf8');
	const manifest = JSON.parse(text);
	const publishConfig = { ...manifest.publishConfig, exports: publishedExports(folder) };
	const wanted = `${JSON.stringify({ ...manifest, publishConfig }, undefined, 2)}\n`;
	if (isWriting && wanted !== text) writeFileSync(file, wanted);
	return wanted !== text;
});

for (const folder of outdated) console.log(`${isWriting ? 'wrote' : 'out of date:'} packages/${folder}/package.json`);
if (!isWriting && outdated.length > 0) {
	console.error('Run `pnpm exports`.');
	process.exitCode = 1;
}
