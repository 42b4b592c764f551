import type { Language } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';

/** Which of how many, for example "2 / 5", in the digits of the language. */
export function placeText(place: number, count: number, language: Language): string {
	return `${formatCount(place, language)} / ${formatCount(count, language)}`;
}
