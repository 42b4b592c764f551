import { defineScreen } from '../../../core/screen/screen.ts';
import { GOODS_PATH } from '../goods-path.ts';
import { goodsFormQueries } from '../goods-queries.ts';
import { GoodsFormPage } from './goods-form-page.tsx';

const screen = defineScreen({
	Component: GoodsFormPage,
	queries: goodsFormQueries,
	head: ({ t }) => ({
		title: t('editing:title'),
		description: t('editing:head'),
		canonicalPath: GOODS_PATH,
		robots: 'noindex',
	}),
	states: [
		'empty',
		'draft',
		'with-options',
		'with-attributes',
		'attributes-down',
		'on-sale',
		'in-review',
		'not-published',
		'preview',
		'submit-refused',
		'changed-elsewhere',
		'not-found',
		'no-shop',
		'loading',
		'server-down',
	],
	namespaces: ['editing', 'goods', 'reviewedGoods', 'selling', 'catalog', 'failures', 'reviewing', 'pictures'],
});

/** The form of a product of the shops that an account owns (Decision 15). */
export const { Component, queries, head, states, namespaces } = screen;
