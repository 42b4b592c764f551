import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { liveTexts } from '../../../packages/storefront/tools/live-texts.ts';
import { generateTokens } from '../../../packages/tokens/tools/vite-plugin.ts';
import { contractNotes } from '../contract/plugin.ts';
import { recordModules } from '../modules/plugin.ts';
import { docgen, uiEntries } from '../props/plugin.ts';
import { apiPages } from '../src/api/indexer.ts';
import { guides } from '../src/guides/plugin.ts';
import { screens } from '../src/screens/plugin.ts';
import { withAliases } from '../src/search/indexer.ts';

const UI_SOURCE = new URL('../../../packages/ui/src', import.meta.url).pathname;
const SHOP_SOURCE = new URL('../../../packages/storefront/src', import.meta.url).pathname;
const API_SOURCE = new URL('../../../packages/api-client/src', import.meta.url).pathname;

/** Committed pictures of the visual tests, of which the matrix of screens shows small ones. */
const BASELINES = new URL('../test/baselines', import.meta.url).pathname;

const PREVIEW_STYLES = new URL('preview.css', import.meta.url).pathname;

/** Files to build instead of all, separated by commas: `pnpm stories` needs those of one component. */
const { STORY_FILES } = process.env;

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: STORY_FILES?.split(',') ?? [
		'../src/**/*.mdx',
		'../src/**/*.stories.tsx',
		'../src/**/*.pages.tsx',
		'../../../packages/ui/src/**/*.stories.tsx',
		'../../../packages/storefront/src/**/*.stories.tsx',
	],
	experimental_indexers: (existing) => [...(existing ?? []).map(withAliases), apiPages],
	// Search finds the headings of documentation pages.
	features: { experimentalSearchDocsHeadings: true },
	addons: [
		{
			name: '@storybook/addon-docs',
			// Tables in Markdown.
			options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
		},
		'@storybook/addon-a11y',
	],
	staticDirs: ['../public', { from: '../../web/public/flags', to: '/flags' }],
	core: { disableTelemetry: true },
	// `docgen` reads the components instead.
	typescript: { reactDocgen: false },
	viteFinal: (base) =>
		mergeConfig(base, {
			plugins: [
				...[react(), tailwindcss(), generateTokens(), liveTexts()],
				...[
					docgen(UI_SOURCE),
					uiEntries(UI_SOURCE),
					guides(UI_SOURCE),
					contractNotes(API_SOURCE),
					screens(SHOP_SOURCE, BASELINES),
				],
				recordModules(PREVIEW_STYLES),
			],
			resolve: {
				conditions: ['@zaylat/source', ...defaultClientConditions],
				dedupe: ['react', 'react-dom'],
			},
		}),
};

export default config;
