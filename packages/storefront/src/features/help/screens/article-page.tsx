import { formatDate } from '@zaylat/domain/dates';
import { LANGUAGES } from '@zaylat/domain/languages';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { articleSlugOf, HELP_PATH } from '../article-paths.ts';
import { ArticleContents } from '../components/article-contents.tsx';
import { ArticleSection } from '../components/article-section.tsx';
import { ArticleSkeleton } from '../components/article-skeleton.tsx';
import { GroupLinks } from '../components/group-links.tsx';
import { NextSteps } from '../components/next-steps.tsx';
import { articleQueries } from '../queries.ts';
import { sectionIds } from '../section-ids.ts';

/** Fewer sections than this are seen at a glance. */
const CONTENTS_FROM = 3;

/** An article: its sections, what can be done next, and the other articles of its group. */
export function ArticlePage() {
	const { t } = useTranslation('help');
	const { brand } = useAppContext();
	const { language } = usePreferences();
	const { pathname } = useLocation();
	const slug = articleSlugOf(pathname, brand);
	const { data, error, mutate, isValidating } = useScreenQuery(articleQueries.article);
	const article = data?.data;

	if (error) {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	if (article === undefined) return <ArticleSkeleton label={t('loading')} />;

	const { title, summary, sections, updatedOn, group, language: written } = article;
	const ids = sectionIds(sections.map(({ heading }) => heading));
	return (
		<div className="grid gap-x-12 gap-y-10 desk:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]">
			<article lang={written && LANGUAGES[written].htmlLang} className="flex min-w-0 flex-col gap-8">
				<header className="flex flex-col gap-2">
					<Trail
						label={t('trail')}
						steps={[
							{ name: t('center.title'), to: HELP_PATH },
							{ name: title, to: pathname },
						]}
					/>
					<h1 className="text-2xl leading-heading font-bold text-balance tablet:text-3xl">{title}</h1>
					<p className="text-lg text-text-muted">{summary}</p>
					<p className="text-sm text-text-muted">
						{t('updated')} <time dateTime={updatedOn}>{formatDate(updatedOn, language, 'UTC')}</time>
					</p>
				</header>
				{sections.length >= CONTENTS_FROM && (
					<ArticleContents label={t('onThisPage')} headings={sections.map(({ heading }) => heading)} ids={ids} />
				)}
				{sections.map(({ heading, blocks }, index) => (
					<ArticleSection key={ids[index]} id={ids[index] ?? ''} heading={heading} blocks={blocks} />
				))}
				<NextSteps slug={slug} />
			</article>
			<GroupLinks group={group} slug={slug} />
		</div>
	);
}
