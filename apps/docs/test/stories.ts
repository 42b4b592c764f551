import { readFileSync } from 'node:fs';

/** A story of the built Storybook. */
export interface StoryEntry {
	readonly id: string;
	readonly title: string;
	readonly name: string;
	/** File that declares it. */
	readonly importPath: string;
	readonly type: 'story' | 'docs';
	readonly tags: readonly string[];
}

/** Folder of the built Storybook. */
export const BUILT = process.env.STORYBOOK_DIR ?? new URL('../storybook-static', import.meta.url).pathname;

/**
 * The stories of the built Storybook.
 * @throws when it has not been built: `pnpm --filter @zaylat/docs build`
 */
export function builtStories(): StoryEntry[] {
	return builtEntries().filter(({ type }) => type === 'story');
}

/** The documentation pages of the built Storybook. */
export function builtPages(): StoryEntry[] {
	return builtEntries().filter(({ type }) => type === 'docs');
}

function builtEntries(): StoryEntry[] {
	const { entries } = JSON.parse(readFileSync(`${BUILT}/index.json`, 'utf8')) as {
		entries: Record<string, StoryEntry>;
	};
	return Object.values(entries);
}

/** Whether a story shows a whole screen. */
export const isScreen = ({ title }: StoryEntry) => title.startsWith('Screens/');

/** Whether a story shows a component of the design system. */
export const isComponent = ({ importPath }: StoryEntry) => importPath.includes('/packages/ui/src/');

/** The state that a story shows: `Out of stock` and `OutOfStock` are both `out-of-stock`. */
export const stateOf = ({ id }: StoryEntry) => id.split('--')[1] ?? '';

/** The first story of each title, by id: it is looked at in more ways than the others. */
export function firstStories(stories: readonly StoryEntry[]): ReadonlySet<string> {
	const byTitle = new Map<string, string>();
	for (const { title, id } of stories) if (!byTitle.has(title)) byTitle.set(title, id);
	return new Set(byTitle.values());
}
