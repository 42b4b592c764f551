import type { ApiError } from '@zaylat/api-client';
import { HOUR_SECONDS } from '@zaylat/domain/time';
import type { TranslateIn } from '../../i18n/resources.ts';

/** Areas that have the texts of errors; the second is there on screens where people do things. */
const AREAS = ['errors', 'failures'] as const;

type Translate = TranslateIn<'app', 'app' | 'errors'>;

/** The text of an error. */
export interface ErrorText {
	/** What happened. */
	readonly title: string;
	/** What to do next. */
	readonly advice: string;
	/** Both as sentences. */
	readonly text: string;
}

/**
 * The text of an error: what happened, and what to do next.
 * @param code code of the error catalogue; one without a text reads as `internal_error`
 * @param details those of the error; `retryAfter`, in seconds, says how long to wait
 */
export function errorText(t: Translate, code: string, { retryAfter }: ApiError['details'] = {}): ErrorText {
	const read = (key: string) => t(key as 'errors:internal_error.title', { defaultValue: '' });
	const area = AREAS.find((each) => read(`${each}:${code}.title`) !== '');
	const key = area === undefined ? 'errors:internal_error' : `${area}:${code}`;
	const advice = typeof retryAfter === 'number' ? waitText(t, retryAfter) : read(`${key}.advice`);
	const title = read(`${key}.title`);
	return { title, advice, text: `${title}. ${advice}` };
}

/** How long to wait, rounded up, in the unit that people count such a time in. */
function waitText(t: Translate, seconds: number): string {
	if (seconds < 120) return t('wait.seconds', { count: Math.max(1, seconds) });
	if (seconds < 7_200) return t('wait.minutes', { count: Math.ceil(seconds / 60) });
	return t('wait.hours', { count: Math.ceil(seconds / HOUR_SECONDS) });
}
