import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/tokens.json', import.meta.url));
const THEMES = fileURLToPath(new URL('../themes/', import.meta.url));
const GENERATE = fileURLToPath(new URL('./generate.ts', import.meta.url));

/** The parts of Vite's development server that are used. */
interface DevelopmentServer {
	readonly watcher: {
		add(paths: readonly string[]): unknown;
		on(event: 'all', listener: (event: string, path: string) => void): unknown;
	};
	readonly config: { readonly logger: { error(message: string): void } };
}

/**
 * Vite plugin for development: generates the CSS, the Tailwind theme and the TypeScript of the tokens when a token or
 * a theme changes, so that Vite applies them. A mistake in a token is logged with its path.
 */
export function generateTokens() {
	return {
		name: 'zaylat-generate-tokens',
		apply: 'serve' as const,
		configureServer({ watcher, config }: DevelopmentServer) {
			let isRunning = false;
			let isDue = false;
			function generate(): void {
				isDue = isRunning;
				if (isRunning) return;
				isRunning = true;
				// In a process of its own, because the modules that read the tokens keep what they have read.
				execFile(process.execPath, [GENERATE], (error, _, messages) => {
					isRunning = false;
					if (error) config.logger.error(`The tokens cannot be generated:\n${messages || error.message}`);
					if (isDue) generate();
				});
			}
			watcher.add([SOURCE, THEMES]);
			watcher.on('all', (_, path) => {
				const file = resolve(path);
				if (file === SOURCE || (file.startsWith(THEMES) && file.endsWith('.json'))) generate();
			});
		},
	};
}
