import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: [
		'../src/**/*.mdx',
		'../src/**/*.stories.tsx',
		'../../../packages/ui/src/**/*.stories.tsx',
		'../../../packages/storefront/src/**/*.stories.tsx',
	],
	addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
	staticDirs: ['../public'],
	core: { disableTelemetry: true },
	viteFinal: (base) =>
		mergeConfig(base, {
			plugins: [tailwindcss()],
			resolve: {
				conditions: ['@zaylat/source', ...defaultClientConditions],
				dedupe: ['react', 'react-dom'],
			},
		}),
};

export default config;
