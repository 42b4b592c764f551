import type { Preview } from '@storybook/react-vite';
import { BREAKPOINTS } from '@zaylat/tokens';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { ComponentPage } from '../src/component-page/component-page.tsx';
import { PageContainer } from '../src/component-page/page-container.tsx';
import { loadFonts, showLook } from '../src/shop/document-look.ts';
import { workerStarted } from '../src/shop/mock-worker.ts';
import { TOOLBAR, TOOLBAR_DEFAULTS } from '../src/shop/toolbar.ts';
import { withDocument } from '../src/shop/with-document.tsx';
import { withShop } from '../src/shop/with-shop.tsx';
import './preview.css';

// What a story waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// The sweep looks at a story in other colours without starting it anew.
addons.ready().then((channel) => channel.on('zaylat/look', showLook));

const preview: Preview = {
	tags: ['autodocs'],
	globalTypes: TOOLBAR,
	initialGlobals: TOOLBAR_DEFAULTS,
	decorators: [withShop, withDocument],
	loaders: [
		async ({ globals }) => {
			showLook(globals);
			await Promise.all([workerStarted, loadFonts(globals)]);
			window.localStorage.clear();
			window.sessionStorage.clear();
			return {};
		},
	],
	parameters: {
		layout: 'padded',
		a11y: { test: 'error' },
		controls: { expanded: true },
		docs: { page: ComponentPage, container: PageContainer, toc: { title: 'On this page', headingSelector: 'h2, h3' } },
		viewport: {
			options: Object.fromEntries(
				Object.entries(BREAKPOINTS).map(([name, width]) => [
					name,
					{ name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
				]),
			),
		},
		options: {
			storySort: { order: ['Foundations', 'Components', ['Overview'], 'Storefront', 'Screens', 'API', ['Overview']] },
		},
	},
};

export default preview;
