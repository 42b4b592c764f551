import type { Indexer } from 'storybook/internal/types';
import { API_GROUPS } from '../../../../packages/api-client/src/openapi/groups.ts';

/** The story of each page, exported by the file that the indexer reads. */
const STORY = 'Endpoints';

/**
 * Gives each group of the contract's endpoints a page in Storybook, all of them drawn by one file: a group that joins
 * the contract has its page.
 */
export const apiPages: Indexer = {
	test: /\/groups\.pages\.tsx$/,
	createIndex: async (file) =>
		API_GROUPS.map((group) => ({
			type: 'story',
			importPath: file,
			exportName: STORY,
			title: `API/${group}`,
			tags: ['!autodocs'],
		})),
};
