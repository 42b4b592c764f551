import type { OwnApplication } from '@zaylat/api-client/contract';
import { signInPath } from '@zaylat/domain/access';
import { maySendApplication } from '@zaylat/domain/seller-applications';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Store } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApplicationStart } from '../application/application-start.tsx';
import { ApplicationProgress, SentApplication } from '../application/application-state.tsx';
import { FirstSteps } from '../application/first-steps.tsx';
import { APPLICATION_PATH, applicationQueries } from '../application-queries.ts';

/** Where somebody applies to sell, follows the application, and begins to sell. */
export function ApplicationPage() {
	const { t } = useTranslation('application');
	const { data, error, mutate, isValidating } = useScreenQuery(applicationQueries.application);

	function content() {
		if (error?.code === 'registration_required') {
			return (
				<EmptyState
					headingLevel={2}
					picture={<Store aria-hidden strokeWidth={1.5} />}
					title={t('account.title')}
					description={t('account.text')}
					actions={<LinkButton to={signInPath(APPLICATION_PATH, '/register')}>{t('account.register')}</LinkButton>}
				/>
			);
		}
		if (error && data === undefined) {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
					<Skeleton shape="block" className="h-24 w-full rounded-card" />
					<Skeleton shape="block" className="h-72 w-full rounded-card" />
				</div>
			);
		}
		const { application } = data.data;
		const show = (sent: OwnApplication | null) => {
			void mutate({ data: { application: sent } }, { revalidate: false });
			window.scrollTo({ top: 0 });
		};
		return (
			<>
				{application === null ? (
					<p className="text-pretty text-text-muted">{t('intro')}</p>
				) : (
					<ApplicationProgress application={application} />
				)}
				{application?.shop && <FirstSteps shop={application.shop} />}
				{maySendApplication(application?.state) ? (
					<ApplicationStart
						key={application?.decidedAt ?? 'first'}
						before={application}
						onSent={show}
						onStale={() => void mutate()}
					/>
				) : (
					application && <SentApplication application={application} />
				)}
			</>
		);
	}

	return (
		<div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
			{content()}
		</div>
	);
}
