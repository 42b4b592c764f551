import type { HelpGroup, HelpSummary } from '@zaylat/api-client/contract';
import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { articlePath } from '../article-paths.ts';
import { ArticleSkeleton } from '../components/article-skeleton.tsx';
import { FooterMarks } from '../components/footer-marks.tsx';
import { NextSteps } from '../components/next-steps.tsx';
import { OperatorLines } from '../components/operator-lines.tsx';
import { helpCenterQueries } from '../queries.ts';

const GROUPS: readonly HelpGroup[] = ['help', 'cooperate', 'legal', 'policy'];

/** All articles by group, and what people come here for most. */
export function HelpCenterPage() {
	const { t } = useTranslation(['help', 'app']);
	const { data, error, mutate, isValidating } = useScreenQuery(helpCenterQueries.articles);
	const articles = data?.data.items;
	if (error) {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	if (articles === undefined) return <ArticleSkeleton label={t('loading')} />;
	return (
		<div className="flex flex-col gap-8">
			<header className="flex flex-col gap-2">
				<h1 className="text-2xl leading-heading font-bold text-balance tablet:text-3xl">{t('center.title')}</h1>
				<p className="text-lg text-text-muted">{t('center.description')}</p>
			</header>
			{GROUPS.map((group) => (
				<Section key={group} title={t(`app:footer.${group}`)}>
					<ArticleCards articles={articles.filter((article) => article.group === group)} />
				</Section>
			))}
			<NextSteps slug="track-your-order" />
			{/* Phones have no footer (ADR 32). */}
			<div className="grid gap-6 text-sm text-text-muted tablet:hidden">
				<FooterMarks />
				<OperatorLines />
			</div>
		</div>
	);
}

function ArticleCards({ articles }: { readonly articles: readonly HelpSummary[] }) {
	const { brand } = useAppContext();
	return (
		<ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desk:grid-cols-3">
			{articles.map(({ slug, title, summary }) => {
				const to = articlePath(slug, brand);
				return (
					to && (
						<li key={slug}>
							<ShopLink
								to={to}
								className="group/article flex h-full flex-col gap-1 rounded-card border border-border bg-surface-raised p-4 text-text no-underline hover:border-border-strong"
							>
								<span className="font-semibold group-hover/article:text-accent-text">{title}</span>
								<span className="text-sm text-text-muted">{summary}</span>
							</ShopLink>
						</li>
					)
				);
			})}
		</ul>
	);
}
