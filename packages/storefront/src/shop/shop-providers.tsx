import { ApiProvider } from '@zaylat/api-client/swr';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { fallbackRates } from '@zaylat/domain/money';
import { ToastProvider } from '@zaylat/ui/toast';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
	type AppContext,
	AppReactContext,
	type ShellData,
	ShellDataContext,
	useAppContext,
	usePreferences,
} from '../core/context/app-context.ts';
import { FIRST_LOAD_MS } from '../core/lazy/first-load.ts';
import { onFirstUse } from '../core/lazy/first-use.ts';
import { createSignal } from '../core/lazy/signal.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Props of `ShopProviders`. */
export interface ShopProvidersProps {
	/** From `createServerShop` or `createBrowserShop`. */
	readonly shop: AppContext;
	readonly children?: ReactNode;
}

/** Provides the shop, its texts, its cache of responses and toasts; contains the router of `createShopRoutes`. */
export function ShopProviders({ shop: app, children }: ShopProvidersProps) {
	return (
		<AppReactContext value={app}>
			<I18nextProvider i18n={app.i18n.instance}>
				<Responses shop={app}>
					<FirstFacts shop={app}>
						<Toasts>{children}</Toasts>
					</FirstFacts>
				</Responses>
			</I18nextProvider>
		</AppReactContext>
	);
}

/** The cache of the tab. */
function Responses({ shop: app, children }: ShopProvidersProps) {
	const { language } = usePreferences();
	return (
		<ApiProvider client={app.client(language)} cache={app.cache}>
			{children}
		</ApiProvider>
	);
}

/** What holds outside of pages, which bring their own facts. */
function FirstFacts({ shop: app, children }: ShopProvidersProps) {
	const [renderedAt] = useState(() => app.now());
	const facts = useMemo<ShellData>(
		() => ({
			currencies: [],
			rates: fallbackRates(app.edition),
			hasRates: false,
			categories: [],
			deliveryCountries: LOCAL_COUNTRIES.map(({ value }) => value),
			operators: {},
			renderedAt,
		}),
		[app, renderedAt],
	);
	return <ShellDataContext value={facts}>{children}</ShellDataContext>;
}

/** The bars to go to checkout, which is above the bottom bar, and to pay are higher than a bottom bar. */
const ABOVE_HIGH_BARS = [
	'max-tablet:[body:has([data-part=cart-bar])_&]:pb-[calc(8rem+env(safe-area-inset-bottom))]',
	'max-tablet:[body:has([data-part=pay-bar])_&]:pb-[calc(8rem+env(safe-area-inset-bottom))]',
].join(' ');

function Toasts({ children }: { readonly children: ReactNode }) {
	const { t } = useTranslation();
	const { timers } = useAppContext();
	const [wanted] = useState(createSignal);
	useEffect(() => {
		// Without a connection they could not be fetched: a page that was open for a while can undo.
		const timer = timers.after(FIRST_LOAD_MS, wanted.resolve);
		const stopWaiting = onFirstUse(window, () => {
			timers.cancel(timer);
			wanted.resolve();
		});
		return () => {
			stopWaiting();
			timers.cancel(timer);
		};
	}, [timers, wanted]);
	return (
		<ToastProvider
			after={wanted.promise}
			labels={{ region: t('notifications'), dismiss: t('dismiss') }}
			regionClassName={ABOVE_HIGH_BARS}
		>
			{children}
		</ToastProvider>
	);
}
