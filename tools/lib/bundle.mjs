import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './root.mjs';

/** The bundler that tsup builds the packages with, so that there is one of it. */
const { build } = createRequire(createRequire(join(ROOT, 'packages/ui/package.json')).resolve('tsup'))('esbuild');

/** What an app has anyway. */
const HAD = ['react', 'react-dom', 'react-hook-form', 'react-router', 'swr'];

/**
 * Bundles code as an app would: minified, React apart, what is loaded later in files of its own.
 * @param {string} code a module
 * @param {string} folder that contains it, absolute or from the root
 * @returns {Promise<{ first: number, later: number, inputs: string[] }>} gzipped bytes that the module loads initially
 *   and on demand, and the files that went into the first
 */
export async function bundle(code, folder) {
	const { outputFiles, metafile } = await build({
		stdin: { contents: code, resolveDir: resolve(ROOT, folder), loader: 'tsx', sourcefile: 'entry.ts' },
		absWorkingDir: ROOT,
		outdir: 'out',
		bundle: true,
		write: false,
		metafile: true,
		splitting: true,
		format: 'esm',
		target: 'es2022',
		minify: true,
		legalComments: 'none',
		jsx: 'automatic',
		conditions: ['@zaylat/source', 'module'],
		define: { 'process.env.NODE_ENV': '"production"' },
		external: HAD.flatMap((name) => [name, `${name}/*`]),
		logLevel: 'error',
	});
	const bytes = new Map(
		outputFiles.map(({ path, contents }) => [relative(ROOT, path), gzipSync(contents, { level: 9 }).byteLength]),
	);
	const first = new Set();
	const follow = (path) => {
		if (first.has(path)) return;
		first.add(path);
		for (const { path: next, kind, external } of metafile.outputs[path].imports)
			if (!external && kind === 'import-statement') follow(next);
	};
	follow(Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint?.endsWith('entry.ts')));
	const sum = (isFirst) =>
		[...bytes].reduce((total, [path, size]) => (first.has(path) === isFirst ? total + size : total), 0);
	return {
		first: sum(true),
		later: sum(false),
		inputs: [...first].flatMap((path) => Object.keys(metafile.outputs[path].inputs)),
	};
}
