import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { fallbackRates } from '@zaylat/domain/money';
import { ToastProvider } from '@zaylat/ui/toast';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useTranslation } from '../i18n/use-translation.ts';
import { type FrameFacts, FrameFactsContext, type Shop, ShopContext } from './shop.ts';

/** Props of `ShopProviders`. */
export interface ShopProvidersProps {
	/** From `createServerShop` or `createBrowserShop`. */
	readonly shop: Shop;
	readonly children?: ReactNode;
}

/** Gives all below it the shop, its texts and toasts; the router of `createShopRoutes` stands inside. */
export function ShopProviders({ shop, children }: ShopProvidersProps) {
	return (
		<ShopContext value={shop}>
			<I18nextProvider i18n={shop.i18n.instance}>
				<FirstFacts shop={shop}>
					<Toasts>{children}</Toasts>
				</FirstFacts>
			</I18nextProvider>
		</ShopContext>
	);
}

/** What holds outside of pages, which bring their own facts. */
function FirstFacts({ shop, children }: ShopProvidersProps) {
	const [renderedAt] = useState(() => shop.now());
	const facts = useMemo<FrameFacts>(
		() => ({
			currencies: [],
			rates: fallbackRates(shop.edition),
			hasRates: false,
			categories: [],
			deliveryCountries: LOCAL_COUNTRIES.map(({ value }) => value),
			renderedAt,
		}),
		[shop, renderedAt],
	);
	return <FrameFactsContext value={facts}>{children}</FrameFactsContext>;
}

function Toasts({ children }: { readonly children: ReactNode }) {
	const { t } = useTranslation();
	return <ToastProvider labels={{ region: t('notifications'), dismiss: t('dismiss') }}>{children}</ToastProvider>;
}
