import { Skeleton } from '@zaylat/ui/skeleton';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { pagesQueries } from '../pages/page-queries.ts';
import { PageRows } from '../pages/page-rows.tsx';

const GROUPS = ['legal', 'policy', 'help', 'cooperate'] as const;

/** Help and legal pages: which version of each holds, and which are being written. */
export function PagesPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.pages')} section="pages">
			{() => <Pages />}
		</OperatingFrame>
	);
}

function Pages() {
	const { t } = useTranslation(['pages', 'operating']);
	const { data, error, mutate, isValidating } = useScreenQuery(pagesQueries.pages);
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-60 w-full rounded-card" />
			</div>
		);
	}
	return (
		<>
			<p className="text-pretty text-text-muted">{t('about')}</p>
			{GROUPS.map((group) => (
				<section key={group} className="flex flex-col gap-3">
					<h2 className="font-semibold text-lg leading-heading">{t(`groups.${group}`)}</h2>
					<PageRows caption={t(`groups.${group}`)} pages={data.data.items.filter((page) => page.group === group)} />
				</section>
			))}
		</>
	);
}
