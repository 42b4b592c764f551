import type { Notification } from '@zaylat/api-client/contract';
import { type NewsSentence, newsSentence } from '@zaylat/domain/notifications';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A piece of news in words. */
export interface NewsText extends Pick<NewsSentence, 'about'> {
	readonly title: string;
}

/** Writes pieces of news in the language of the page: what happened to which parcel or payment, and about what. */
export function useNewsText(): (news: Notification) => NewsText {
	const { t } = useTranslation('account');
	const { language } = usePreferences();

	return (news) => {
		const { key, values, about } = newsSentence(news, language);
		return { title: t(`news.${key}`, values), about };
	};
}
