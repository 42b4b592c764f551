import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenStates } from './screen-states.ts';

const STATES = /\n\tstates: \[(?<list>[^\]]*)\]/;
const TITLE = /\btitle: '(?<title>[^']+)'/;

/**
 * Reads the states that the screens declare and the titles of their stories.
 * @param source the source folder of `@zaylat/storefront`
 * @throws for a screen whose states are not a list of literals, and for one without stories
 */
export function readScreens(source: string): ScreenStates[] {
	return globSync('**/*-screen.tsx', { cwd: source, exclude: (path) => path.startsWith('testing') })
		.map((path) => {
			const file = path.replace(/\.tsx$/, '');
			const list = STATES.exec(readFileSync(join(source, path), 'utf8'))?.groups?.list;
			const title = TITLE.exec(readFileSync(join(source, `${file}.stories.tsx`), 'utf8'))?.groups?.title;
			if (list === undefined || title === undefined) throw new Error(`${path} declares no states, or has no stories`);
			return { file, title, states: [...list.matchAll(/'([^']+)'/g)].map(([, state = '']) => state) };
		})
		.sort((one, other) => one.title.localeCompare(other.title, 'en'));
}
