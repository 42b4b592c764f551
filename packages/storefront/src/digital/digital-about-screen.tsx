import { productDetail } from '@zaylat/api-client';
import { defineScreen, type ReadAnswer, type ScreenContext } from '../app/screen.ts';
import { digitalDetailPath } from '../shared/digital-path/digital-path.ts';
import { DigitalAboutPage } from './digital-detail-page.tsx';
import { DigitalProductFailure } from './digital-product-failure.tsx';
import { digitalProductHead, digitalProductMoved } from './digital-product-head.ts';
import { digitalProductOf } from './digital-product-of.ts';

const requestOf = ({ params }: Pick<ScreenContext, 'params'>) => productDetail(digitalProductOf(params));

const screen = defineScreen({
	Component: DigitalAboutPage,
	Failure: DigitalProductFailure,
	queries: (context: ScreenContext) => ({ critical: [requestOf(context)] }),
	moved: digitalProductMoved,
	head: (context: ScreenContext, read: ReadAnswer) => {
		const head = digitalProductHead(context, read);
		const product = read(requestOf(context))?.data;
		if (product === undefined) return head;
		const { name } = product;
		return {
			...head,
			title: context.t('digital:product.aboutTitle', { name }),
			description: context.t('digital:product.aboutDescription', { name }),
			canonicalPath: digitalDetailPath(product.id, 'about'),
		};
	},
	states: ['code', 'download', 'licence', 'long-texts', 'loading', 'gone', 'server-down'],
	namespaces: ['digital', 'product', 'catalog', 'follow'],
});

/** All about a digital product (Specification §2). */
export const { Component, Failure, queries, moved, head, states, namespaces } = screen;
