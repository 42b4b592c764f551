import { defineScreen, type ScreenContext, ShopLink, useTranslation } from '@zaylat/storefront';
import { buttonStyles } from '@zaylat/ui/button';

function ContactPage() {
	const { t } = useTranslation('own');
	return (
		<article className="max-w-prose">
			<h1 className="text-3xl font-bold text-text">{t('contact.title')}</h1>
			<p className="mt-4 mb-6 text-lg text-text">{t('contact.advice')}</p>
			<ShopLink to="/Orders" className={buttonStyles({ variant: 'primary' })}>
				{t('contact.orders')}
			</ShopLink>
		</article>
	);
}

/** The help center of this shop, in place of that of the package. */
export const { Component, head, states, namespaces } = defineScreen({
	Component: ContactPage,
	head: ({ t }: ScreenContext) => ({
		title: t('own:contact.title'),
		description: t('own:contact.description'),
		canonicalPath: '/Help',
	}),
	states: ['ready'],
	namespaces: ['own'],
});
