import type { Preview } from '@storybook/react-vite';
import { BREAKPOINTS } from '@zaylat/tokens';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { DocsContainer, DocsPage } from '../src/component-page/lazy-docs.tsx';
import { withActions, withoutJson } from '../src/playground/controls.ts';
import { applyMode, loadFonts } from '../src/shop/document-mode.ts';
import { TOOLBAR, TOOLBAR_DEFAULTS } from '../src/shop/toolbar.ts';
import { withDocument } from '../src/shop/with-document.tsx';
import { loadShop, withShop } from '../src/shop/with-shop.tsx';
import { CHROMATIC_MODES } from './modes.ts';
import './preview.css';

// What a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// The visual tests show a story in other colours without starting it again.
addons.ready().then((channel) => channel.on('zaylat/mode', applyMode));

const preview: Preview = {
	tags: ['autodocs'],
	globalTypes: TOOLBAR,
	initialGlobals: TOOLBAR_DEFAULTS,
	argTypesEnhancers: [withoutJson],
	argsEnhancers: [withActions],
	decorators: [withShop, withDocument],
	loaders: [
		async ({ globals }) => {
			applyMode(globals);
			await loadFonts(globals);
			window.localStorage.clear();
			window.sessionStorage.clear();
			return {};
		},
		loadShop,
	],
	parameters: {
		layout: 'padded',
		a11y: { test: 'error' },
		chromatic: { modes: CHROMATIC_MODES },
		controls: { expanded: true },
		docs: {
			page: DocsPage,
			container: DocsContainer,
			toc: { title: 'On this page', headingSelector: 'h2, h3' },
			// Pages of components bring code of their own; nobody can import what other pages show.
			canvas: { sourceState: 'none' },
		},
		viewport: {
			options: Object.fromEntries(
				Object.entries(BREAKPOINTS).map(([name, width]) => [
					name,
					{ name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
				]),
			),
		},
		options: {
			storySort: {
				order: [
					'Start',
					[
						'Welcome',
						'Getting started',
						'Anatomy',
						'Theming',
						'Patterns',
						'All screens',
						'Conformance',
						'Size',
						'Migration',
					],
					'Foundations',
					'Components',
					['Overview'],
					'Storefront',
					'Screens',
					'API',
					['Overview'],
				],
			},
		},
	},
};

export default preview;
