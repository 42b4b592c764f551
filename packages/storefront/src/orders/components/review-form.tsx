import { writeReview } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { REVIEW } from '@zaylat/domain/reviews';
import { Form, type FormAnswer, FormSubmit } from '@zaylat/ui/form';
import { ImageUploadField } from '@zaylat/ui/image-upload/form';
import { RatingInputField } from '@zaylat/ui/rating-input/form';
import { TextareaField } from '@zaylat/ui/textarea/form';
import { useToast } from '@zaylat/ui/toast';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { resolveSentences } from '../../shared/form-errors/resolve-sentences.ts';
import { useFormErrors } from '../../shared/form-errors/use-form-errors.ts';
import { placeText } from '../../shared/picture-viewer/place-text.ts';
import { forgetReview, keepReview, type ReviewDraft, readReview } from '../review-draft.ts';
import { MOST_BYTES, PICTURE_TYPES, reviewSentences } from '../review-rules.ts';
import { useReviewPictures } from '../use-review-pictures.ts';
import { useUploadWords } from '../use-upload-words.ts';

interface ReviewValues extends ReviewDraft {
	readonly pictures: readonly File[];
}

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
	/** The bought line that is reviewed. */
	readonly lineId: string;
	readonly onSent: () => void;
}

/** Stars, words and up to four pictures of something that was bought (Specification §5). Nothing written is lost. */
export function ReviewForm({ lineId, onSent }: ReviewFormProps) {
	const { t } = useTranslation('reviewing');
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const errorsOf = useFormErrors();
	const pictures = useReviewPictures();
	const uploadWords = useUploadWords();
	const number = (value: number) => formatCount(value, language);
	const megabytes = (bytes: number) => `${number(Math.round(bytes / 1_048_576))} MB`;
	const form = useForm<ReviewValues>({
		defaultValues: { ...readReview(lineId), pictures: [] },
		resolver: (values) =>
			resolveSentences(values, {
				...reviewSentences(values, t, number),
				...(pictures.keysOf(values.pictures) === undefined && { pictures: t('problems.pictures') }),
			}),
	});

	useEffect(
		() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepReview(lineId, values) }),
		[form, lineId],
	);

	async function send({ rating, text, pictures: files }: ReviewValues): Promise<FormAnswer> {
		const pictureKeys = pictures.keysOf(files) ?? [];
		const attempt = await client.attempt(writeReview({ orderLineId: lineId, rating: rating ?? 0, text, pictureKeys }));
		if (!attempt.ok) {
			return attempt.error.code === 'review_refused' ? { formError: t('refused') } : errorsOf(attempt.error);
		}
		forgetReview(lineId);
		toast.show({ id: 'review', tone: 'positive', title: t('sent') });
		onSent();
		return undefined;
	}

	return (
		<Form form={form} onSubmit={send} labels={{ failed: t('failed') }}>
			<RatingInputField<ReviewValues, 'rating'>
				name="rating"
				size="lg"
				label={t('rating')}
				isRequired
				requiredLabel={t('required')}
				labels={{
					group: t('words.label'),
					words: [t('words.1'), t('words.2'), t('words.3'), t('words.4'), t('words.5')],
					star: (count, word) => t('star', { count, word }),
					none: t('notRated'),
				}}
			/>
			<TextareaField<ReviewValues, 'text'>
				name="text"
				label={t('words.text')}
				description={t('textHelp')}
				rows={4}
				limit={REVIEW.maxLength}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('left', { number: number(count) }),
					over: (count) => t('over', { number: number(count) }),
				}}
			/>
			<ImageUploadField<ReviewValues, 'pictures'>
				name="pictures"
				label={t('pictures')}
				description={t('picturesHelp', { number: number(REVIEW.maxImages), size: megabytes(MOST_BYTES) })}
				maxFiles={REVIEW.maxImages}
				maxBytes={MOST_BYTES}
				accept={PICTURE_TYPES}
				getFileState={pictures.stateOf}
				onRetry={pictures.retry}
				onValueChange={pictures.send}
				formatBytes={megabytes}
				formatNumber={number}
				labels={uploadWords}
			/>
			<FormSubmit isFullWidth loadingLabel={t('sending')}>
				{t('send')}
			</FormSubmit>
		</Form>
	);
}
