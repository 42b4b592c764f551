import type { StaffAccess } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { LANGUAGES } from '@zaylat/domain/languages';
import { Banner } from '@zaylat/ui/banner';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Field } from '@zaylat/ui/field';
import { Select } from '@zaylat/ui/select';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft, FileX } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { LANGUAGE_KEYS } from '../content/shown-values.ts';
import { SECTIONS } from '../operating-path.ts';
import { PageForm } from '../pages/page-form.tsx';
import { PageHistory } from '../pages/page-history.tsx';
import { slugOf } from '../pages/page-path.ts';
import { PagePreview } from '../pages/page-preview.tsx';
import { PageProblems } from '../pages/page-problems.tsx';
import { PagePublish } from '../pages/page-publish.tsx';
import { pageQueries } from '../pages/page-queries.ts';

/** The editor of a help or legal page: draft, preview, publication and history. */
export function PageEditorPage() {
	const { t } = useTranslation(['pages', 'operating']);
	return (
		<OperatingFrame title={t('editor')} section="pages">
			{(access) => (
				<>
					<ShopLink
						to={SECTIONS.pages.path}
						className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start text-sm text-text-muted hover:text-accent-text"
					>
						<ChevronLeft aria-hidden size={18} />
						{t('operating:sections.pages')}
					</ShopLink>
					<Editor access={access} />
				</>
			)}
		</OperatingFrame>
	);
}

function Editor({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation(['pages', 'operating']);
	const slug = slugOf(useQueryContext().url.searchParams);
	const { language: own } = usePreferences();
	const [language, setLanguage] = useState<Language>(own);
	const { data, error, mutate, isValidating } = useScreenQuery(pageQueries.page);
	if (error?.code === 'path_not_found' || error?.code === 'bad_request') {
		return (
			<EmptyState
				headingLevel={2}
				picture={<FileX aria-hidden strokeWidth={1.5} />}
				title={t('gone.title')}
				description={t('gone.text')}
			/>
		);
	}
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-96 w-full rounded-card" />
			</div>
		);
	}
	const page = data.data;
	const { draft, missing, preview } = page;
	const title = preview.find((each) => each.language === own)?.text.title ?? preview[0]?.text.title ?? slug;
	return (
		<>
			<h2 className="font-semibold text-lg leading-heading">{title}</h2>
			{missing.length > 0 && (
				<Banner tone="warning">
					{t('missing', { languages: missing.map((key) => LANGUAGES[key].name).join(', ') })}
				</Banner>
			)}
			<PageProblems problems={page.problems} />
			<Field label={t('language')} className="max-w-lg">
				<Select
					value={language}
					onValueChange={(next) => setLanguage(LANGUAGE_KEYS.find((key) => key === next) ?? own)}
				>
					{LANGUAGE_KEYS.map((key) => (
						<option key={key} value={key}>
							{LANGUAGES[key].name}
						</option>
					))}
				</Select>
			</Field>
			<div className="grid items-start gap-6 desk:grid-cols-2">
				<div className="flex min-w-0 flex-col gap-4">
					<PageForm key={`${slug} ${draft?.revision ?? 0}`} page={page} language={language} />
					<PagePublish key={draft?.revision ?? 0} page={page} access={access} />
				</div>
				<section className="flex min-w-0 flex-col gap-3">
					<h3 className="font-semibold">{t(draft === null ? 'preview.current' : 'preview.draft')}</h3>
					<PagePreview page={page} language={language} />
				</section>
			</div>
			<section className="flex flex-col gap-3">
				<h3 className="font-semibold text-lg leading-heading">{t('history.title')}</h3>
				<PageHistory page={page} />
			</section>
		</>
	);
}
