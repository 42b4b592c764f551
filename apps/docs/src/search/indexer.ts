import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Guide } from '../../../../packages/ui/src/testing/guide.ts';
import { nameWithAliases } from './aliases.ts';
import { OTHER_NAMES } from './other-names.ts';

/** The story that the aliases of a component are shown with. */
const NAMED_STORY = 'Default';

/** The guides beside a file of stories. */
async function guidesBeside(file: string): Promise<readonly Guide[]> {
	const folder = dirname(file);
	const names = readdirSync(folder).filter((name) => name.endsWith('.guide.ts'));
	const modules: Readonly<Record<string, Guide>>[] = await Promise.all(
		names.map((name) => import(pathToFileURL(join(folder, name)).href)),
	);
	return modules.flatMap((module) => Object.values(module));
}

function withName(input: IndexInput, aliases: readonly string[] | undefined): IndexInput {
	if (aliases === undefined) return input;
	return { ...input, name: nameWithAliases(input.name ?? storyNameFromExport(input.exportName), aliases) };
}

/**
 * Wraps the indexer of story files. Search compares a text with the names of stories, so the first story of a component or
 * screen has its aliases in its name in the index; the sidebar leaves them out. Only components have a generated
 * documentation page: stories of screens fill the window, and the matrix of screens leads to them.
 */
export function withAliases(existing: Indexer): Indexer {
	return {
		...existing,
		createIndex: async (file, options) => {
			const inputs = await existing.createIndex(file, options);
			if (file.includes('/packages/ui/src/')) {
				const guides = await guidesBeside(file);
				return inputs.map((input) => {
					const guide = guides.find(({ name }) => input.title?.endsWith(`/${name}`));
					return withName(input, input.exportName === NAMED_STORY ? guide?.aliases : undefined);
				});
			}
			return inputs.map((input, place) => ({
				...withName(input, place === 0 ? OTHER_NAMES[input.title ?? ''] : undefined),
				tags: [...(input.tags ?? []), '!autodocs'],
			}));
		},
	};
}
