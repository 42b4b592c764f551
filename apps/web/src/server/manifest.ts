import type { ManifestChunk } from './renderer.ts';

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Files that a page needs immediately, as paths from the site's root. */
export interface PageFiles {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/**
 * Walks the build manifest from some modules to everything they import statically.
 * @param manifest of Vite's client build
 * @param sources keys of the manifest: modules as paths from the app's folder
 */
export function filesOf(manifest: Manifest, sources: readonly string[]): PageFiles {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	const visit = (key: string) => {
		const chunk = manifest[key];
		if (chunk === undefined || scripts.has(`/${chunk.file}`)) return;
		scripts.add(`/${chunk.file}`);
		for (const style of chunk.css ?? []) styles.add(`/${style}`);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const source of sources) visit(source);
	return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Path of a built file by its source file.
 * @param ending how the key of the manifest ends, for example `src/client.tsx`
 */
export function keyEndingWith(manifest: Manifest, ending: string): string | undefined {
	return Object.keys(manifest).find((key) => key.endsWith(ending));
}
