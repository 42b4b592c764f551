import { PREFERENCE_COOKIE, PREFERENCE_KEYS } from '@zaylat/domain/preferences';
import { fieldText, type PageForm } from '../forms/form-call.ts';
import { isPreferenceValue, PREFERENCES } from './preferences.ts';

/** Keeps the chosen preferences in their cookies (Decision 4), and leads back to the page. */
export const preferencesForm: PageForm = async ({ fields, from, isSecure, setCookie }) => {
	for (const preference of PREFERENCES) {
		const value = fieldText(fields, preference);
		if (!isPreferenceValue(preference, value)) continue;
		setCookie(PREFERENCE_KEYS[preference], value, { ...PREFERENCE_COOKIE, secure: isSecure });
	}
	return { to: fields.has('language') ? withoutLanguage(from) : from };
};

/** `?lang=` would take precedence over the choice (Decision 3). */
function withoutLanguage(path: string): string {
	const url = new URL(path, 'http://page');
	url.searchParams.delete('lang');
	return url.pathname + url.search;
}
