import { saveBanner, sendContentPicture } from '@zaylat/api-client';
import type { HomeContent, OperatedBanner } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { BANNER_LIMITS, bannerProblems } from '@zaylat/domain/content';
import { formatCount } from '@zaylat/domain/money';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { ImageUploadField } from '@zaylat/ui/image-upload/form';
import { InputField } from '@zaylat/ui/input/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../../core/pictures/shrink-picture.ts';
import { usePictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useUploadWords } from '../../../core/pictures/use-upload-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type BannerValues, bannerValues, writtenBanner } from './banner-values.ts';
import { ContentText } from './content-texts.tsx';
import { ShownFields } from './shown-fields.tsx';
import { timesInMs } from './shown-values.ts';
import { useContentProblems } from './use-content-problems.ts';

const MEGABYTE = 1_048_576;
const TINTS = [1, 2, 3, 4, 5, 6] as const;

/** Props of {@link BannerForm}. */
export interface BannerFormProps {
	/** Undefined for a new one. */
	readonly banner: OperatedBanner | undefined;
	/** Called with all banners and sections as they are from now on. */
	readonly onSaved: (content: { data: HomeContent }) => Promise<void>;
}

/** All that staff write of a banner. Texts: areas `content`, `reviewing`, `failures`. */
export function BannerForm({ banner, onSaved }: BannerFormProps) {
	const { t } = useTranslation('content');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const sentencesOf = useContentProblems();
	const words = useUploadWords();
	// One id for all tries, so that a banner that is sent twice is written once.
	const [id] = useState(() => banner?.id ?? crypto.randomUUID());
	const pictures = usePictureUploads(sendContentPicture, banner?.pictures);
	const form = useForm<BannerValues>({ defaultValues: bannerValues(banner, edition, pictures.kept) });
	const number = (value: number) => formatCount(value, language);
	const megabytes = (bytes: number) => `${number(Math.round(bytes / MEGABYTE))} MB`;

	async function save(values: BannerValues): Promise<FormResult> {
		const keys = values.pictures.flatMap((file) => pictures.arrived(file)?.key ?? []);
		if (keys.length < values.pictures.length) return { fieldErrors: { pictures: t('pictures.onTheirWay') } };
		const written = writtenBanner(values, { edition, pictures: keys, stored: banner });
		const problems = bannerProblems({ ...written, ...timesInMs(written), pictures: keys.length });
		if (problems.length > 0) return { fieldErrors: sentencesOf(problems) };
		const attempt = await client.attempt(saveBanner(id, written));
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			const named = Object.entries(fields).map(([field, problem]) => ({ field, problem }));
			if (code === 'bad_request' && named.length > 0) return { fieldErrors: sentencesOf(named) };
			return { formError: errorText(code, details).text };
		}
		toast.show({ id: 'operating', tone: 'positive', title: t('banners.saved') });
		await onSaved(attempt.value);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('notSaved') }}>
			<BoundFormErrorSummary labels={{ heading: (count) => t('summary', { count }) }} />
			<FormCard title={t('banners.texts')} text={t('textsHelp')}>
				<ContentText name="title" label={t('banners.title')} limit={BANNER_LIMITS.title.max} />
				<ContentText name="text" label={t('banners.text')} limit={BANNER_LIMITS.text.max} />
				<ContentText name="action" label={t('banners.action')} limit={BANNER_LIMITS.action.max} />
				<InputField<BannerValues, 'to'>
					name="to"
					label={t('banners.to')}
					description={t('banners.toText')}
					maxLength={BANNER_LIMITS.to.max}
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
				/>
			</FormCard>
			<FormCard title={t('pictures.title')}>
				<ImageUploadField<BannerValues, 'pictures'>
					name="pictures"
					label={t('pictures.label')}
					description={t('pictures.help', {
						number: number(BANNER_LIMITS.pictures.max),
						size: megabytes(MOST_CHOSEN_BYTES),
					})}
					maxFiles={BANNER_LIMITS.pictures.max}
					maxBytes={MOST_CHOSEN_BYTES}
					accept={CHOSEN_TYPES.join(',')}
					getFileState={pictures.stateOf}
					getPreview={pictures.previewOf}
					onRetry={pictures.retry}
					onValueChange={(files: readonly File[]) => pictures.send(files)}
					formatBytes={megabytes}
					formatNumber={number}
					labels={words}
				/>
				<ContentText
					name="alt"
					label={t('pictures.alt')}
					description={t('pictures.altText')}
					limit={BANNER_LIMITS.alt.max}
				/>
				<SelectField<BannerValues, 'tint'> name="tint" label={t('pictures.tint')}>
					{TINTS.map((tint) => (
						<option key={tint} value={String(tint)}>
							{t(`tints.${tint}`)}
						</option>
					))}
				</SelectField>
			</FormCard>
			<FormCard title={t('shown.title')}>
				<ShownFields />
			</FormCard>
			<FormSubmit isFullWidth loadingLabel={t('saving')}>
				{t('save')}
			</FormSubmit>
		</Form>
	);
}
