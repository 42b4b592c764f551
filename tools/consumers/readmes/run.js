/** Runs the modules that it is given, one after another, with a line before the output of each. */
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
	console.log(`--- ${file}`);
	await import(pathToFileURL(file).href);
}
