import { Skeleton } from '@zaylat/ui/skeleton';
import type { ReactNode } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { BannerRows } from '../content/banner-rows.tsx';
import { bannerFormPath, PREVIEW_PATH } from '../content/content-path.ts';
import { homeContentQueries } from '../content/content-queries.ts';
import { SectionRows } from '../content/section-rows.tsx';

/** Banners and sections of the home page: what is shown when, in which order, and what is still a draft. */
export function HomeContentPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.home')} section="home">
			{() => <Content />}
		</OperatingFrame>
	);
}

function Content() {
	const { t } = useTranslation(['content', 'operating']);
	const { data, error, mutate, isValidating } = useScreenQuery(homeContentQueries.content);
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
			<Part
				title={t('banners.heading')}
				action={
					<>
						<LinkButton to={bannerFormPath()} variant="primary">
							{t('banners.add')}
						</LinkButton>
						<LinkButton to={PREVIEW_PATH} variant="secondary">
							{t('preview.open')}
						</LinkButton>
					</>
				}
			>
				<p className="text-pretty text-sm text-text-muted">{t('banners.note')}</p>
				<BannerRows content={data.data} />
			</Part>
			<Part title={t('sections.heading')}>
				<SectionRows content={data.data} />
			</Part>
		</>
	);
}

interface PartProps {
	readonly title: string;
	readonly action?: ReactNode;
	readonly children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
	return (
		<section className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h2 className="font-semibold text-lg leading-heading">{title}</h2>
				<div className="flex flex-wrap gap-2">{action}</div>
			</div>
			{children}
		</section>
	);
}
