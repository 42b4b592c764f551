import { useTranslation as useI18next } from 'react-i18next';
import type { Area, TranslateIn } from './resources.ts';

type FirstOf<Areas> = Areas extends readonly [infer First extends Area, ...unknown[]] ? First : Areas & Area;
type AllOf<Areas> = Areas extends readonly (infer Each extends Area)[] ? Each : Areas & Area;

/** One object for all calls: react-i18next would subscribe again at each rendering. */
const OPTIONS = { useSuspense: false };

/**
 * Texts of one area or several, in the language of the page, with the keys that these areas have. Types of our own,
 * because i18next takes them from a global interface, which belongs to the application that installs this package.
 *
 * @param areas those that the component uses, loaded with its screen; keys without an area are of the first one.
 * `app` when left out
 * @example
 * const { t } = useTranslation(['home', 'catalog']);
 * t('title'); t('catalog:card.sold', { text: '12' });
 */
export function useTranslation<const Areas extends Area | readonly [Area, ...Area[]] = 'app'>(
	areas?: Areas,
): { readonly t: TranslateIn<FirstOf<Areas>, AllOf<Areas>> } {
	const { t } = useI18next(areas, OPTIONS);
	return { t: t as unknown as TranslateIn<FirstOf<Areas>, AllOf<Areas>> };
}
