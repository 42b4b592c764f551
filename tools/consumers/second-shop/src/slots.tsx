import { ShopLink, useTranslation } from '@zaylat/storefront';

/** Above the header: when the market is open. */
export function MarketDays() {
	const { t } = useTranslation('own');
	return (
		<p data-slot="announcement" className="bg-accent px-4 py-2 text-center text-sm text-on-accent">
			{t('announcement')}
		</p>
	);
}

/** Below every page: the way to the market itself. */
export function PageEnd() {
	const { t } = useTranslation('own');
	return (
		<aside className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft px-6 py-5">
			<p className="max-w-prose text-text">{t('invitation')}</p>
			<ShopLink to="/OurMarket" className="inline-flex min-h-target items-center font-semibold text-accent-text">
				{t('toMarket')}
			</ShopLink>
		</aside>
	);
}

/** In the footer: the landing. */
export function FooterEnd() {
	const { t } = useTranslation('own');
	return <p data-slot="footer">{t('landing')}</p>;
}
