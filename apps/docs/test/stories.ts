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

/**
 * The stories of the built Storybook.
 * @throws when it has not been built: `pnpm --filter @zaylat/docs build`
 */
export function builtStories(): StoryEntry[] {
	const file = new URL('../storybook-static/index.json', import.meta.url);
	const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
	return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Whether a story shows a whole screen. */
export const isScreen = ({ title }: StoryEntry) => title.startsWith('Screens/');
