import type { Plugin } from 'vite';

/** Marks the copies of modules that are the first script's own. */
const OWN = '?first-script';

/**
 * Keeps the script that comes first in one file. What it shares with the rest is a few lines, which are written twice:
 * a file of their own would be one more that it waits for.
 */
export function firstAlone(): Plugin {
	return {
		name: 'first-alone',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		async resolveId(source, importer, options) {
			if (!source.endsWith('/press-rule.ts') || !importer?.endsWith('/early-presses.ts')) return undefined;
			const found = await this.resolve(source, importer, { ...options, skipSelf: true });
			return found && { id: found.id + OWN };
		},
		generateBundle(_options, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk' || !chunk.isEntry || chunk.name !== 'boot' || chunk.imports.length === 0) continue;
				this.error(`${chunk.fileName} waits for ${chunk.imports}: first-alone.ts needs a look.`);
			}
		},
	};
}
