import type { OperatedPage } from '@zaylat/api-client/contract';
import { LANGUAGES } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const PROBLEMS = [
	...(['missing', 'too_short', 'too_long', 'html', 'link', 'heading', 'before_heading'] as const),
	...(['empty_section', 'unsupported', 'name'] as const),
] as const;

const FIELDS = ['title', 'summary', 'markdown'] as const;

/** Props of {@link PageProblems}. */
export interface PageProblemsProps {
	readonly problems: OperatedPage['problems'];
}

/** What keeps a draft from being published: language, field and line. */
export function PageProblems({ problems }: PageProblemsProps) {
	const { t } = useTranslation('pages');
	const { language: reader } = usePreferences();
	if (problems.length === 0) return null;

	function sentence({ field, problem, line }: PageProblemsProps['problems'][number]): string {
		const [first, key] = field.split('.');
		const language = Object.values(LANGUAGES).find((each) => each.key === key);
		const name = t(`fields.${FIELDS.find((each) => each === first) ?? 'markdown'}`);
		const text = t(`problems.${PROBLEMS.find((each) => each === problem) ?? 'unsupported'}`);
		const place = line === null ? name : t('line', { field: name, line: formatCount(line, reader) });
		return `${language === undefined ? place : `${language.name}, ${place}`}: ${text}`;
	}

	return (
		<Banner tone="warning" title={t('problems.title')}>
			<ul className="flex list-disc flex-col gap-1 ps-5">
				{problems.map((problem) => (
					<li key={`${problem.field} ${problem.line} ${problem.problem}`}>{sentence(problem)}</li>
				))}
			</ul>
		</Banner>
	);
}
