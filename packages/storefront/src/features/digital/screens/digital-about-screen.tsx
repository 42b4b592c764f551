import { digitalDetailPath } from '../../../core/paths/digital-path.ts';
import { defineScreen } from '../../../core/screen/screen.ts';
import { digitalAboutQueries } from '../queries.ts';
import { DigitalAboutPage } from './digital-detail-page.tsx';
import { DigitalProductFailure } from './digital-product-failure.tsx';
import { digitalProductHead, digitalProductMoved } from './digital-product-head.ts';

const screen = defineScreen({
	Component: DigitalAboutPage,
	Failure: DigitalProductFailure,
	queries: digitalAboutQueries,
	moved: digitalProductMoved,
	head: (context, data) => {
		const { id, name } = data.product.data;
		return {
			...digitalProductHead(context, data),
			title: context.t('digital:product.aboutTitle', { name }),
			description: context.t('digital:product.aboutDescription', { name }),
			canonicalPath: digitalDetailPath(id, 'about'),
		};
	},
	states: ['code', 'download', 'licence', 'long-texts', 'loading', 'gone', 'server-down'],
	namespaces: ['digital', 'product', 'catalog', 'follow'],
});

/** All about a digital product (Specification §2). */
export const { Component, Failure, queries, moved, head, states, namespaces } = screen;
