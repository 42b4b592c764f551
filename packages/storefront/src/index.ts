export type { AppContext, ShellData } from './app/app-context.ts';
export {
	useAppContext,
	useNow,
	usePreferences,
	useSession,
	useShellData,
} from './app/app-context.ts';
export type { BrowserShopConfig, ServerShopConfig, ShopConfig } from './app/create-shop.ts';
export { createBrowserShop, createServerShop } from './app/create-shop.ts';
export { createShopRoutes, type RouteHandle, readyRoutes } from './app/create-shop-routes.tsx';
export { isDemoNoticeDismissed } from './app/demo-notice.ts';
export { type DocumentAttributesOptions, documentAttributes, SERVED_ATTRIBUTE } from './app/document-updater.tsx';
export { addressOf, type HeadContext, type HeadTag, headTags, headToHtml } from './app/head-tags.ts';
export { LAYOUTS, type Layout, type LayoutName } from './app/layouts.ts';
export { LinkNavigation } from './app/link-navigation.tsx';
export { checkNavigation, NavigationRefused } from './app/navigation.ts';
export type { SavedPage, SavedPages } from './app/offline/saved-pages.ts';
export { type PagePayload, type PayloadAnswer, pageOfPayload, payloadUrl } from './app/page-payload.ts';
export { isOpenRoute } from './app/route-access.ts';
export type { RouteEntry, ScreenSource } from './app/route-entry.ts';
export type { RouteFinder, RouteLookup } from './app/route-lookup.ts';
export {
	defineScreen,
	type FailureProps,
	type Head,
	type JsonLd,
	type ReadAnswer,
	type ScreenContext,
	type ScreenFailure,
	type ScreenModule,
	type ScreenQueries,
} from './app/screen.ts';
export { type ServedPage, servedPage } from './app/served-page.ts';
export type { ShellCategory, ShellPayload } from './app/shell-payload.ts';
export {
	createShellPayloadSource,
	type FailureLog,
	type ShellPayloadSource,
} from './app/shell-payload-source.ts';
export { SHELL_ROUTE_ID } from './app/shell-route-id.ts';
export { createShop, type ShopDefinition, type ShopOptions, type ShopSlots } from './app/shop-definition.ts';
export { ShopLink, type ShopLinkProps } from './app/shop-link.tsx';
export { ShopProviders, type ShopProvidersProps } from './app/shop-providers.tsx';
export { platformTimers, type Timer, type Timers } from './app/timers.ts';
export { whenIdle } from './app/when-idle.ts';
export type { OwnTexts } from './i18n/create-i18n.ts';
export type { Area } from './i18n/resources.ts';
export { COMMON_AREAS } from './i18n/texts.ts';
export { useTranslation } from './i18n/use-translation.ts';
export { savesData } from './preferences/browser.ts';
export { type PreferenceSources, type Preferences, readPreferences, readViewport } from './preferences/preferences.ts';
export type { CartLineDraft, CartResult, CartStore, CartWrites } from './shared/cart-store/cart-store.ts';
export type { PushDevice, PushPermission } from './shared/push/push-device.ts';
export { PUSH_OWNER_KEY } from './shared/push/push-owner-key.ts';
export { createUserAddress, type UserAddress } from './shared/session-user-storage/session-user-storage.ts';
export type { WishlistStore } from './shared/wishlist/wishlist-store.ts';
export { createMemoryWriteStorage } from './shared/write-queue/memory-write-storage.ts';
export type { StoredWrite, WriteStorage } from './shared/write-queue/write-storage.ts';
