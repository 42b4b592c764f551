import { defineScreen, type ScreenContext, useTranslation } from '@zaylat/storefront';

function MarketPage() {
	const { t } = useTranslation('own');
	return (
		<article className="max-w-prose">
			<h1 className="text-3xl font-bold text-text">{t('market.title')}</h1>
			<p className="mt-4 text-lg text-text">{t('market.history')}</p>
		</article>
	);
}

/** A page that the package does not have. */
export const { Component, head, states, namespaces } = defineScreen({
	Component: MarketPage,
	head: ({ t }: ScreenContext) => ({
		title: t('own:market.title'),
		description: t('own:market.description'),
		canonicalPath: '/OurMarket',
	}),
	states: ['ready'],
	namespaces: ['own'],
});
