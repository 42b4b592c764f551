/** File beside the built Storybook that holds `BuiltModules`. */
export const MODULES_FILE = 'modules.json';

/** A built file of JavaScript and what went into it. */
export interface BuiltChunk {
	/** The module that the chunk was made for; undefined for code that several share. */
	readonly entry?: string | undefined;
	/** Whether each page loads it. */
	readonly isFirst: boolean;
	/** Chunks that come with it. */
	readonly imports: readonly string[];
	/** Chunks that it may load later. */
	readonly dynamicImports: readonly string[];
	/** Names of modules, paths from the repository's root. */
	readonly modules: readonly string[];
}

/** What the built Storybook is made of. */
export interface BuiltModules {
	/** A hash of each module's code, by its name. */
	readonly modules: Readonly<Record<string, string>>;
	/** By file name. */
	readonly chunks: Readonly<Record<string, BuiltChunk>>;
	/** A hash of each style sheet that the preview's imports, and of the files they name. */
	readonly styles: Readonly<Record<string, string>>;
}
