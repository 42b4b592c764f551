import type { Plugin } from 'vite';

/**
 * Fails when chunks import each other in a circle: what one of them makes at its top could be asked for before it is
 * there. Groups of modules that are named by hand (`chunk-groups.ts`) can close one; the missing module belongs with them.
 */
export function noCircles(): Plugin {
	return {
		name: 'no-circles',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle(_options, bundle) {
			const done = new Set<string>();
			const visit = (file: string, path: readonly string[]): void => {
				const chunk = bundle[file];
				if (chunk?.type !== 'chunk' || done.has(file)) return;
				if (path.includes(file)) {
					const circle = [...path.slice(path.indexOf(file)), file].join(' > ');
					this.error(`Chunks import each other: ${circle}. chunk-groups.ts needs a look.`);
				}
				for (const imported of chunk.imports) visit(imported, [...path, file]);
				done.add(file);
			};
			for (const file of Object.keys(bundle)) visit(file, []);
		},
	};
}
