import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const DIRECTIVE = /^(['"])use client\1/;

/** Hooks that work only in the browser's half of an app of server components. */
const HOOKS =
	/\b(useState|useReducer|useEffect|useLayoutEffect|useInsertionEffect|useRef|useSyncExternalStore|useContext|useTransition|useDeferredValue|useImperativeHandle|useOptimistic|useActionState|createContext)\b/;

const FROM_REACT = /import\s+\{([^}]*)\}\s+from\s+["']react["']/g;
const OWN = /(?:from|import)\s*["'](\.[^"']+)["']/g;

/**
 * Looks for built files that a server component would run although they count on the browser, and for directives that
 * the build has lost.
 *
 * @param {string} dist folder of the build
 * @param {readonly { entry: string, files: readonly { source: string, built: string }[] }[]} entries built file of each
 *   entry, and the files behind it: paths of the source and, from `dist`, of the build
 * @returns {string[]} what is wrong
 */
export function clientProblems(dist, entries) {
	const problems = new Set();
	const seen = new Set();
	const visit = (file) => {
		if (seen.has(file) || !existsSync(file)) return;
		seen.add(file);
		const code = readFileSync(file, 'utf8');
		if (DIRECTIVE.test(code)) return;
		const hook = [...code.matchAll(FROM_REACT)].map(([, names]) => HOOKS.exec(names)?.[0]).find(Boolean);
		if (hook) problems.add(`${relative(dist, file)} uses ${hook} without "use client"`);
		for (const [, path] of code.matchAll(OWN)) visit(resolve(dirname(file), path));
	};
	for (const { entry, files } of entries) {
		visit(join(dist, entry));
		for (const { source, built } of files) {
			const hasIt = existsSync(join(dist, built)) && DIRECTIVE.test(readFileSync(join(dist, built), 'utf8'));
			if (DIRECTIVE.test(readFileSync(source, 'utf8')) && !hasIt) problems.add(`${built} has lost "use client"`);
		}
	}
	return [...problems];
}
