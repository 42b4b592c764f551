import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { newsSentence } from '@zaylat/domain/notifications';
import type { notifications } from '../db/schema/index.ts';
import type { Services } from '../http/services.ts';
import { toNotification } from '../notifications/service.ts';
import { createTexts } from '../texts.ts';
import china from './texts/china.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import mm from './texts/mm.json' with { type: 'json' };
import thai from './texts/thai.json' with { type: 'json' };

/** What a service worker shows; `apps/web/worker/push-message.ts` reads it. */
export interface PushPayload {
	readonly title: string;
	readonly body: string;
	/** Language tag of the texts. */
	readonly lang: string;
	/** Messages with the same tag replace each other. */
	readonly tag: string;
	/** Address of the page that it is about. */
	readonly url: string;
}

/** Language tags of the texts. */
const LANG: Readonly<Record<Language, string>> = { en: 'en', mm: 'my', thai: 'th', china: 'zh-Hans' };

/** The sentences of the news in the shop; `apps/web/src/server/push-texts.test.ts` compares them. */
const texts = createTexts({ en, mm, thai, china });

/** A piece of news as a push message in the language of the device, which opens its page in that language. */
export function composePush(
	{ origins }: Pick<Services, 'origins'>,
	news: typeof notifications.$inferSelect,
	{ edition, language }: { readonly edition: Edition; readonly language: Language },
): PushPayload {
	const { key, values, about } = newsSentence(toNotification(news, language), language);
	const url = new URL(news.link, origins[edition]);
	url.searchParams.set('lang', language);
	return {
		title: texts.t(key, { ...values, lng: language }),
		body: about.join(' · '),
		lang: LANG[language],
		tag: news.id,
		url: url.href,
	};
}
