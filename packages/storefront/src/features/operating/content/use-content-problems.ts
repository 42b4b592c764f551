import type { ContentProblem } from '@zaylat/domain/content';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const PROBLEMS = [
	'too_short',
	'too_long',
	'no_path',
	'ends_before_start',
	'unknown',
	'taken',
] as const satisfies readonly ContentProblem['problem'][];

/** Fields whose lack has a sentence of its own. */
const NEEDED = ['title', 'action', 'to', 'pictures', 'collection'] as const;

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
				const needed = NEEDED.find((each) => each === field) ?? 'other';
				const sentence = problem === 'missing' ? t(`problems.missing.${needed}`) : t(`problems.${known}`);
				return [TEXTS.has(field) ? `${field}.${language}` : field, sentence];
			}),
		);
}
