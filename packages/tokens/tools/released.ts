import { existsSync, readFileSync } from 'node:fs';
import { neededBump, type Release, tokenChanges } from './changes.ts';
import { themes, tokenFile } from './files.ts';
import { flatTokens } from './flat.ts';

/** The tokens of the last release; written with its version, so there is none before the first. */
export const RELEASED = new URL('../released.json', import.meta.url);

/** The tokens as the sources say now. */
export const currentTokens = () => flatTokens(tokenFile, themes);

/**
 * Compares the tokens with those of the last release.
 * @returns the changes and the step of the version they ask for; nothing before the first release
 */
export function changesSinceRelease() {
	if (!existsSync(RELEASED)) return undefined;
	const { version, tokens }: Release = JSON.parse(readFileSync(RELEASED, 'utf8'));
	const changes = tokenChanges(tokens, currentTokens());
	return { version, changes, bump: neededBump(changes, version) };
}
