import type { ContentProblem } from '@zaylat/domain/content';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const PROBLEMS = [
	'missing',
	'too_short',
	'too_long',
	'no_path',
	'ends_before_start',
	'unknown',
	'taken',
] as const satisfies readonly ContentProblem['problem'][];

/** Texts that are missing in all languages are told at the reader's own. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'text', 'action', 'alt']);

/**
 * Puts problems of content into sentences at fields of a form.
 * @returns a function of problems as the rules of the domain, or the fields of an error, name them
 */
export function useContentProblems(): (
	problems: readonly { readonly field: string; readonly problem: string }[],
) => Record<string, string> {
	const { t } = useTranslation('content');
	const { language } = usePreferences();
	return (problems) =>
		Object.fromEntries(
			problems.map(({ field, problem }) => {
				const known = PROBLEMS.find((each) => each === problem) ?? 'unknown';
				return [TEXTS.has(field) ? `${field}.${language}` : field, t(`problems.${known}`)];
			}),
		);
}
