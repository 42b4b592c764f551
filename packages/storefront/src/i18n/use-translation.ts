import { createContext, use, useSyncExternalStore } from 'react';
import type { Area } from './areas.ts';
import type { ShopI18n } from './create-i18n.ts';
import type { TranslateIn } from './resources.ts';

/** The texts of the running shop. */
export const I18nContext = createContext<ShopI18n | null>(null);

type FirstOf<Areas> = Areas extends readonly [infer First extends Area, ...unknown[]] ? First : Areas & Area;
type AllOf<Areas> = Areas extends readonly (infer Each extends Area)[] ? Each : Areas & Area;

/**
 * Texts of one area or several, in the language of the page; renders again when another one is chosen.
 *
 * @param areas those that the component uses, loaded with its screen; keys without an area are of the first one.
 * `app` when left out
 * @throws Error outside `ShopProviders`.
 * @example
 * const { t } = useTranslation(['home', 'catalog']);
 * t('title'); t('catalog:card.sold', { text: '12' });
 */
export function useTranslation<const Areas extends Area | readonly [Area, ...Area[]] = 'app'>(
	areas?: Areas,
): { readonly t: TranslateIn<FirstOf<Areas>, AllOf<Areas>> } {
	const i18n = use(I18nContext);
	if (i18n === null) throw new Error('useTranslation needs ShopProviders above it');
	const translator = useSyncExternalStore(i18n.subscribe, i18n.getSnapshot, i18n.getServerSnapshot);
	const [first = 'app'] = typeof areas === 'object' ? areas : [areas];
	return { t: translator.in(first) };
}
