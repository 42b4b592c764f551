import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { uiEntries } from '../props/plugin.ts';

const UI_SOURCE = new URL('../../../packages/ui/src', import.meta.url).pathname;

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: [
		'../src/**/*.stories.tsx',
		'../../../packages/ui/src/**/*.stories.tsx',
		'../../../packages/storefront/src/**/*.stories.tsx',
	],
	addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
	staticDirs: ['../public'],
	core: { disableTelemetry: true },
	viteFinal: (base) =>
		mergeConfig(base, {
			plugins: [tailwindcss(), uiEntries(UI_SOURCE)],
			resolve: {
				conditions: ['@zaylat/source', ...defaultClientConditions],
				dedupe: ['react', 'react-dom'],
			},
		}),
};

export default config;
