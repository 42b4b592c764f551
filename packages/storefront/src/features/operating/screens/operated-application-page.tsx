import type { StaffAccess, StaffApplicationDetails } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft, SearchX } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApplicationDecisions } from '../components/application-decision.tsx';
import { ApplicationFacts } from '../components/application-facts.tsx';
import { ApplicationPapers } from '../components/application-papers.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { auditPath, SECTIONS } from '../operating-path.ts';
import { applicationQueries } from '../queries.ts';

/** An application to sell, with what decides about it. */
export function OperatedApplicationPage() {
	const { t } = useTranslation('operatedShops');
	const { params } = useQueryContext();
	const reads = [`/api/operating/applications/${params.id ?? ''}`];
	return (
		<OperatingFrame title={t('application.title')} section="applications" calls={reads}>
			{(access) => <Application access={access} />}
		</OperatingFrame>
	);
}

function Application({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation(['operatedShops', 'operating']);
	const errorText = useErrorText();
	const { data, error, mutate, isValidating } = useScreenQuery(applicationQueries.application);
	const back = (
		<ShopLink
			to={SECTIONS.applications.path}
			className="inline-flex min-h-11 items-center gap-1 self-start underline underline-offset-4"
		>
			<ChevronLeft aria-hidden />
			{t('application.back')}
		</ShopLink>
	);
	if (error?.code === 'application_not_found' || error?.code === 'bad_request') {
		const gone = errorText('application_not_found');
		return (
			<EmptyState
				headingLevel={2}
				picture={<SearchX aria-hidden strokeWidth={1.5} />}
				title={gone.title}
				description={gone.advice}
				actions={
					<LinkButton to={SECTIONS.applications.path} variant="secondary">
						{t('application.back')}
					</LinkButton>
				}
			/>
		);
	}
	// A refusal is from before the second factor was given; the application is on its way.
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('application.failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-72 w-full rounded-card" />
			</div>
		);
	}
	const application = data.data;
	const show = (changed: StaffApplicationDetails) => void mutate({ data: changed }, { revalidate: false });
	return (
		<>
			{back}
			<h2 className="wrap-anywhere font-semibold text-lg leading-heading">{application.shopName}</h2>
			<div className="grid items-start gap-4 desk:grid-cols-2">
				<ApplicationFacts application={application} access={access} />
				<ApplicationPapers application={application} access={access} />
			</div>
			{access.permissions.includes('decide_applications') && (
				<ApplicationDecisions application={application} onChange={show} />
			)}
			<div className="flex flex-wrap gap-3">
				{application.shop !== null && (
					<LinkButton to={shopPath(application.shop)} variant="secondary">
						{t('application.shop')}
					</LinkButton>
				)}
				{access.permissions.includes(SECTIONS.audit.permission) && (
					<LinkButton to={auditPath({ subject: application.id })} variant="ghost">
						{t('application.history')}
					</LinkButton>
				)}
			</div>
		</>
	);
}
