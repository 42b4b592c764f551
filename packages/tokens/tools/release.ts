/** Writes the tokens of the coming release, when its version is in package.json: part of `pnpm release:version`. */
import { writeFile } from 'node:fs/promises';
import manifest from '../package.json' with { type: 'json' };
import type { Release } from './changes.ts';
import { currentTokens, RELEASED } from './released.ts';

const release: Release = { version: manifest.version, tokens: currentTokens() };
await writeFile(RELEASED, `${JSON.stringify(release, undefined, 2)}\n`);
console.log(`wrote packages/tokens/released.json for ${manifest.version}`);
