import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryEntry } from './stories.ts';

/** A story that passed completely, and the modules that it imported on demand meanwhile. */
export interface PassedStory {
	/** By `StoryInputs.hashOf`. */
	readonly hash: string;
	readonly loads: readonly string[];
}

/** What the file of one title holds: stories with the same `loads` share one list. */
interface TitleFile {
	readonly loads: readonly (readonly string[])[];
	readonly stories: Readonly<Record<string, { readonly hash: string; readonly loads: number }>>;
}

const FOLDER = join(import.meta.dirname, 'passed');

const titleOf = (id: string) => id.split('--')[0] ?? '';

/** The stories that passed, by their ids, as the committed files say. */
export function readPassed(): Map<string, PassedStory> {
	const passed = new Map<string, PassedStory>();
	for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
		const { loads, stories }: TitleFile = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
		for (const [id, story] of Object.entries(stories)) {
			passed.set(id, { hash: story.hash, loads: loads[story.loads] ?? [] });
		}
	}
	return passed;
}

/**
 * Writes one file per title, beside the baselines, and removes those of titles that are gone.
 * @param stories all stories that there are
 */
export function writePassed(passed: ReadonlyMap<string, PassedStory>, stories: readonly StoryEntry[]): void {
	mkdirSync(FOLDER, { recursive: true });
	const ids = stories.map(({ id }) => id).sort();
	const titles = new Set(ids.map(titleOf));
	for (const title of titles) {
		const file = join(FOLDER, `${title}.json`);
		const known = ids.filter((id) => titleOf(id) === title && passed.has(id));
		if (known.length === 0) {
			rmSync(file, { force: true });
			continue;
		}
		const lists = [...new Set(known.map((id) => JSON.stringify(passed.get(id)?.loads)))].sort();
		const content: TitleFile = {
			loads: lists.map((list) => JSON.parse(list)),
			stories: Object.fromEntries(
				known.map((id) => {
					const { hash = '', loads = [] } = passed.get(id) ?? {};
					return [id, { hash, loads: lists.indexOf(JSON.stringify(loads)) }];
				}),
			),
		};
		writeFileSync(file, `${JSON.stringify(content, undefined, '\t')}\n`);
	}
	for (const file of readdirSync(FOLDER)) {
		if (!titles.has(file.replace(/\.json$/, ''))) rmSync(join(FOLDER, file));
	}
}
