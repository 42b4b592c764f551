import { ApiProvider } from '@zaylat/api-client/swr';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import { AppReactContext, useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import type { Area } from '../../../i18n/resources.ts';

/** Props of {@link InLanguage}. */
export interface InLanguageProps {
	readonly language: Language;
	/** Areas of texts that the children use. */
	readonly areas: readonly Area[];
	/** Shown until the texts have arrived. */
	readonly placeholder: ReactNode;
	readonly children: ReactNode;
}

/** Shows a part of the page as a visitor with another language sees it, while the page stays in the reader's own. */
export function InLanguage({ language, areas, placeholder, children }: InLanguageProps) {
	const { language: own } = usePreferences();
	return language === own ? (
		children
	) : (
		<Translated key={language} {...{ language, areas, placeholder }}>
			{children}
		</Translated>
	);
}

function Translated({ language, areas, placeholder, children }: InLanguageProps) {
	const app = useAppContext();
	const [isLoaded, setIsLoaded] = useState(() => app.i18n.has(language, areas));
	const [instance] = useState(() => app.i18n.instance.cloneInstance({ lng: language }));
	const translated = useMemo(() => {
		const preferences = createStore(() => ({ ...app.preferences.getState(), language }));
		return { ...app, preferences: { ...app.preferences, ...preferences } };
	}, [app, language]);

	useEffect(() => {
		let isWanted = true;
		// A chunk that does not arrive leaves the placeholder; the next choice tries again.
		app.i18n.load(language, areas).then(
			() => isWanted && setIsLoaded(true),
			() => {},
		);
		return () => {
			isWanted = false;
		};
	}, [app, language, areas]);

	if (!isLoaded) return placeholder;
	return (
		<AppReactContext value={translated}>
			<I18nextProvider i18n={instance}>
				<ApiProvider client={app.client(language)} cache={app.cache}>
					<div lang={LANGUAGES[language].htmlLang}>{children}</div>
				</ApiProvider>
			</I18nextProvider>
		</AppReactContext>
	);
}
