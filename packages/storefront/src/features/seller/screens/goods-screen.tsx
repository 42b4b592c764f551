import { defineScreen } from '../../../core/screen/screen.ts';
import { GOODS_PATH } from '../goods-path.ts';
import { goodsQueries } from '../goods-queries.ts';
import { GoodsPage } from './goods-page.tsx';

const screen = defineScreen({
	Component: GoodsPage,
	queries: goodsQueries,
	head: ({ t }) => ({
		title: t('goods:title'),
		description: t('goods:description'),
		canonicalPath: GOODS_PATH,
		robots: 'noindex',
	}),
	states: [
		'ready',
		'one-state',
		'not-published',
		'submit-refused',
		'chosen',
		'bulk',
		'many',
		'empty',
		'nothing-found',
		'no-shop',
		'loading',
		'server-down',
	],
	namespaces: ['goods', 'reviewedGoods', 'selling', 'desk', 'catalog', 'failures'],
});

/** The products of the shops that an account owns (Decision 15). */
export const { Component, queries, head, states, namespaces } = screen;
