export type { AppContext, FeatureState, SessionChange, ShellData } from './core/context/app-context.ts';
export {
	useAppContext,
	useFeatureState,
	useNow,
	usePreferences,
	useSession,
	useShellData,
} from './core/context/app-context.ts';
export { createUserAddress, type UserAddress } from './core/context/session-user-storage.ts';
export type { ShopDefinition, ShopSlots } from './core/context/shop-definition.ts';
export { platformTimers, type Timer, type Timers } from './core/context/timers.ts';
export { watchEarlyPresses } from './core/figures/early-presses.ts';
export { startFigures } from './core/figures/start-figures.ts';
export type { FormCall } from './core/forms/form-call.ts';
export { whenIdle } from './core/lazy/when-idle.ts';
export type { SavedPage, SavedPages } from './core/offline/saved-pages.ts';
export { type PagePayload, type PayloadResponse, pageOfPayload, payloadUrl } from './core/page/page-payload.ts';
export { usePageLocation } from './core/page/page-place.ts';
export type { ShellCategory, ShellPayload } from './core/page/shell-payload.ts';
export {
	createShellPayloadSource,
	type FailureLog,
	type ShellPayloadSource,
} from './core/page/shell-payload-source.ts';
export { SHELL_ROUTE_ID } from './core/page/shell-route-id.ts';
export { savesData } from './core/preferences/browser.ts';
export {
	type PreferenceSources,
	type Preferences,
	readPreferences,
	readViewport,
} from './core/preferences/preferences.ts';
export { LAYOUTS, type Layout, type LayoutName } from './core/routing/layouts.ts';
export { LinkNavigation } from './core/routing/link-navigation.tsx';
export { checkNavigation, NavigationRefused } from './core/routing/navigation.ts';
export { isOpenRoute } from './core/routing/route-access.ts';
export type { RouteEntry, RouteHandle, ScreenSource } from './core/routing/route-entry.ts';
export type { RouteFinder, RouteLookup } from './core/routing/route-lookup.ts';
export { ShopLink, type ShopLinkProps } from './core/routing/shop-link.tsx';
export {
	type DocumentAttributesOptions,
	documentAttributes,
	SERVED_ATTRIBUTE,
} from './core/screen/document-updater.tsx';
export { addressOf, type HeadContext, type HeadTag, headTags, headToHtml } from './core/screen/head-tags.ts';
export {
	defineScreen,
	type FailureProps,
	type Head,
	type JsonLd,
	type ScreenContext,
	type ScreenFailure,
	type ScreenModule,
} from './core/screen/screen.ts';
export {
	critical,
	optional,
	type QueryContext,
	type QueryNeed,
	type ScreenData,
	type ScreenQueries,
	type ScreenQuery,
	served,
} from './core/screen/screen-queries.ts';
export { type ServedPage, servedPage } from './core/screen/served-page.ts';
export { type ScreenQueryOptions, useScreenQuery } from './core/screen/use-screen-query.ts';
export { createMemoryWriteStorage } from './core/writes/memory-write-storage.ts';
export type { StoredWrite, WriteStorage } from './core/writes/write-storage.ts';
export { cartState } from './features/cart/feature.ts';
export type { CartLineDraft, CartResult, CartStore, CartWrites } from './features/cart/state/cart-store.ts';
export { isDemoNoticeDismissed } from './features/demo/demo-notice.ts';
export { pushDeviceState } from './features/notifications/feature.ts';
export type { PushDevice, PushPermission } from './features/notifications/push-device.ts';
export { PUSH_OWNER_KEY } from './features/notifications/push-keys.ts';
export { recentViewsState } from './features/recent-views/feature.ts';
export { wishlistState } from './features/wishlist/feature.ts';
export type { WishlistStore } from './features/wishlist/wishlist-store.ts';
export type { OwnTexts } from './i18n/create-i18n.ts';
export { COMMON_AREAS } from './i18n/language-texts.ts';
export type { Area } from './i18n/resources.ts';
export { useTranslation } from './i18n/use-translation.ts';
export type { BrowserShopConfig, ServerShopConfig, ShopConfig } from './shop/create-shop.ts';
export { createBrowserShop, createServerShop } from './shop/create-shop.ts';
export { createShopRoutes, readyRoutes } from './shop/create-shop-routes.tsx';
export { createShop, type ShopOptions } from './shop/define-shop.ts';
export { handlePageForm, isPageForm } from './shop/page-forms.ts';
export { ShopProviders, type ShopProvidersProps } from './shop/shop-providers.tsx';
