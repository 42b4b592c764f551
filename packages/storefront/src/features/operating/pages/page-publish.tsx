import { publishLegalPage, publishPage } from '@zaylat/api-client';
import type { OperatedPage, StaffAccess } from '@zaylat/api-client/contract';
import { readLocalTime } from '@zaylat/domain/content';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useForm } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePageChange } from './use-page-change.ts';

interface PublishValues {
	/** By the clock of the edition; empty for now. */
	readonly from: string;
}

/** Props of {@link PagePublish}. */
export interface PagePublishProps {
	readonly page: OperatedPage;
	readonly access: StaffAccess;
}

/** Publishes the draft of a page, from now or from a moment on. */
export function PagePublish({ page: { slug, group, draft, problems }, access }: PagePublishProps) {
	const { t } = useTranslation('pages');
	const { edition } = useAppContext();
	const { change } = usePageChange();
	const form = useForm<PublishValues>({ defaultValues: { from: '' } });
	const isLegal = group === 'legal' || group === 'policy';
	if (draft === null) return null;

	async function publish({ from }: PublishValues): Promise<FormResult> {
		const moment = readLocalTime(from, edition);
		const request = isLegal ? publishLegalPage : publishPage;
		const at = moment === undefined ? null : new Date(moment).toISOString();
		const refused = await change(request(slug, draft?.revision ?? 1, at), t('publish.done'));
		return refused === undefined ? undefined : { formError: refused };
	}

	function content() {
		if (isLegal && !access.permissions.includes('publish_legal_pages')) return <p>{t('publish.forbidden')}</p>;
		if (problems.length > 0) return <p>{t('publish.problems')}</p>;
		return (
			<Form form={form} onSubmit={publish} labels={{ failed: t('notSaved') }}>
				<InputField<PublishValues, 'from'>
					name="from"
					type="datetime-local"
					label={t('publish.from')}
					description={t('publish.zone', { edition })}
				/>
				<FormSubmit loadingLabel={t('saving')}>{t('publish.act')}</FormSubmit>
			</Form>
		);
	}

	return (
		<FormCard title={t('publish.title')} text={t('publish.text')}>
			{content()}
		</FormCard>
	);
}
