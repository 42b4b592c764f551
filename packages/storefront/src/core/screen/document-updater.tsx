import { colourModeOf } from '@zaylat/domain/colour-mode';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext, usePreferences } from '../context/app-context.ts';
import type { ShopDefinition } from '../context/shop-definition.ts';
import type { RouteEntry } from '../routing/route-entry.ts';
import { applyHead, headTags } from './head-tags.ts';
import type { Head } from './screen.ts';

/** Head updates wait so long for the next one, in milliseconds (Specification §9). */
export const HEAD_DELAY_MS = 10;

interface DocumentUpdaterProps {
	readonly entry: RouteEntry | undefined;
	readonly head: Head | undefined;
	/** Language of the page's data. */
	readonly language: Language | undefined;
}

/**
 * Attribute of `<html>` on the page that the server sent, until another page replaces it. Only on that page are products
 * below the window laid out when they are scrolled to. A page that a visitor goes back to is laid out completely, so that
 * its scroll position can be restored.
 */
export const SERVED_ATTRIBUTE = 'data-served';

/** Attribute of `<html>` on pages that use less data. */
const LESS_DATA_ATTRIBUTE = 'data-less-data';

/** What the attributes of `<html>` depend on. */
export interface DocumentAttributesOptions {
	readonly language: Language;
	/** As the visitor has chosen it. */
	readonly colourMode: string;
	/** Whether the page uses less data. */
	readonly isLessData: boolean;
	/** The row of the page, which may force a colour mode. */
	readonly entry?: RouteEntry | undefined;
	readonly definition: Pick<ShopDefinition, 'theme'>;
}

/**
 * Attributes of `<html>`: its language, the colour mode, the route's or the visitor's, the theme of the shop, and whether
 * the page uses less data.
 */
export function documentAttributes({
	language,
	colourMode,
	isLessData,
	entry,
	definition: { theme },
}: DocumentAttributesOptions): Readonly<Record<string, string>> {
	return {
		lang: LANGUAGES[language].htmlLang,
		'data-color-mode': colourModeOf({ forced: entry?.colourMode, stored: colourMode }),
		...(theme !== undefined && { 'data-theme': theme }),
		...(isLessData && { [LESS_DATA_ATTRIBUTE]: '' }),
	};
}

/** Keeps `<html>` and `<head>` in step with the page, and tells screen readers that another page is here. */
export function DocumentUpdater({ entry, head, language: pageLanguage }: DocumentUpdaterProps) {
	const { definition, edition, origins, timers } = useAppContext();
	const { language, colourMode, isLessData } = usePreferences();
	const { t } = useTranslation();
	const first = useRef(head);
	const [announced, setAnnounced] = useState('');

	useEffect(() => {
		const attributes = documentAttributes({ language, colourMode, isLessData, entry, definition });
		document.documentElement.toggleAttribute(LESS_DATA_ATTRIBUTE, isLessData);
		// Browsers compute the styles of every element again when the language is set, even to the same value.
		for (const [name, value] of Object.entries(attributes))
			if (document.documentElement.getAttribute(name) !== value) document.documentElement.setAttribute(name, value);
	}, [language, colourMode, isLessData, entry, definition]);

	useEffect(() => {
		const isServed = head === first.current && document.head.querySelector('[data-head]') !== null;
		if (head === undefined || isServed) return;
		first.current = undefined;
		document.documentElement.removeAttribute(SERVED_ATTRIBUTE);
		const timer = timers.after(HEAD_DELAY_MS, () => {
			setAnnounced(head.title);
			applyHead(document, headTags(head, { definition, edition, origins, language: pageLanguage ?? language }));
		});
		return () => timers.cancel(timer);
	}, [head, pageLanguage, language, definition, edition, origins, timers]);

	return <VisuallyHidden role="status">{announced && t('pageLoaded', { title: announced })}</VisuallyHidden>;
}
