import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { liveTexts } from '../../../packages/storefront/tools/live-texts.ts';
import { generateTokens } from '../../../packages/tokens/tools/vite-plugin.ts';
import { contractNotes } from '../contract/plugin.ts';
import { recordModules } from '../modules/plugin.ts';
import { uiEntries } from '../props/plugin.ts';
import { apiPages } from '../src/api/indexer.ts';

const UI_SOURCE = new URL('../../../packages/ui/src', import.meta.url).pathname;
const API_SOURCE = new URL('../../../packages/api-client/src', import.meta.url).pathname;

const PREVIEW_STYLES = new URL('preview.css', import.meta.url).pathname;

/** Files to build instead of all, separated by commas: `pnpm stories` needs those of one component. */
const { STORY_FILES } = process.env;

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: STORY_FILES?.split(',') ?? [
		'../src/**/*.stories.tsx',
		'../src/**/*.pages.tsx',
		'../../../packages/ui/src/**/*.stories.tsx',
		'../../../packages/storefront/src/**/*.stories.tsx',
	],
	experimental_indexers: (existing) => [...(existing ?? []), apiPages],
	addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
	staticDirs: ['../public', { from: '../../web/public/flags', to: '/flags' }],
	core: { disableTelemetry: true },
	viteFinal: (base) =>
		mergeConfig(base, {
			plugins: [
				...[react(), tailwindcss(), generateTokens(), liveTexts()],
				...[uiEntries(UI_SOURCE), contractNotes(API_SOURCE), recordModules(PREVIEW_STYLES)],
			],
			resolve: {
				conditions: ['@zaylat/source', ...defaultClientConditions],
				dedupe: ['react', 'react-dom'],
			},
		}),
};

export default config;
