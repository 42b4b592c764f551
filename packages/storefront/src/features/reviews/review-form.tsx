import { uploadPicture } from '@zaylat/api-client';
import { formatCount } from '@zaylat/domain/money';
import { REVIEW } from '@zaylat/domain/reviews';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { ImageUploadField } from '@zaylat/ui/image-upload/form';
import { RatingInputField } from '@zaylat/ui/rating-input/form';
import { useToast } from '@zaylat/ui/toast';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../core/context/app-context.ts';
import { resolveSentences } from '../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../core/forms/use-form-errors.ts';
import { WordsArea } from '../../core/forms/words-field.tsx';
import { placeText } from '../../core/pictures/place-text.ts';
import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../core/pictures/shrink-picture.ts';
import { type ExistingPicture, usePictureUploads } from '../../core/pictures/use-picture-uploads.ts';
import { useUploadWords } from '../../core/pictures/use-upload-words.ts';
import type { WriteResult } from '../../core/writes/write-queue.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { forgetReview, keepReview, type ReviewDraft, readReview } from './review-draft.ts';
import { reviewSentences } from './review-rules.ts';

interface ReviewValues extends ReviewDraft {
	readonly pictures: readonly File[];
}

/** A review as it is sent. */
export interface SentReview {
	readonly rating: number;
	readonly text: string;
	/** Keys of pictures that have arrived, and pictures that could not be sent for want of a connection. */
	readonly pictures: readonly (string | File)[];
}

/** A review as it was before. */
export interface ReviewStart extends ReviewDraft {
	readonly pictures: readonly ExistingPicture[];
}

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
	/** Key of the draft: the bought line, or the review that is changed. */
	readonly draftId: string;
	/** What is there already. Default: nothing. */
	readonly start?: ReviewStart | undefined;
	/** Sends it. */
	readonly send: (review: SentReview) => Promise<WriteResult>;
	/** Whether pictures that could not be sent may go with the review. Default false. */
	readonly canWait?: boolean | undefined;
	readonly labels: { readonly send: string; readonly sending: string; readonly sent: string };
	/** Called when it was stored, or kept on the device until the connection is back. */
	readonly onSent: (isWaiting: boolean) => void;
}

/** Stars, words and up to four pictures of something that was bought (Specification §5). Nothing written is lost. */
export function ReviewForm({ draftId, start = NEW, send, canWait = false, labels, onSent }: ReviewFormProps) {
	const { t } = useTranslation('reviewing');
	const { language } = usePreferences();
	const toast = useToast();
	const errorsOf = useFormErrors();
	const pictures = usePictureUploads((file) => uploadPicture('review', file), start.pictures, canWait);
	const uploadWords = useUploadWords();
	const number = (value: number) => formatCount(value, language);
	const megabytes = (bytes: number) => `${number(Math.round(bytes / 1_048_576))} MB`;
	const form = useForm<ReviewValues>({
		defaultValues: { ...(readReview(draftId) ?? start), pictures: pictures.kept },
		resolver: (values) =>
			resolveSentences(values, {
				...reviewSentences(values, t, number),
				...(pictures.sendable(values.pictures) === undefined && { pictures: t('problems.pictures') }),
			}),
	});

	useEffect(
		() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepReview(draftId, values) }),
		[form, draftId],
	);

	async function submit({ rating, text, pictures: files }: ReviewValues): Promise<FormResult> {
		const result = await send({ rating: rating ?? 0, text, pictures: pictures.sendable(files) ?? [] });
		if (!result.ok) {
			return result.error.code === 'review_refused' ? { formError: t('refused') } : errorsOf(result.error);
		}
		if (result.isWaiting) {
			// The draft stays for the case that it is refused later.
			toast.show({ id: 'review', title: t('waiting.title'), description: t('waiting.text') });
		} else {
			forgetReview(draftId);
			toast.show({ id: 'review', tone: 'positive', title: labels.sent });
		}
		onSent(result.isWaiting === true);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={submit} labels={{ failed: t('failed') }}>
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
			<WordsArea<ReviewValues, 'text'>
				name="text"
				label={t('words.text')}
				description={t('textHelp')}
				rows={4}
				limit={REVIEW.maxLength}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('left', { count, number: number(count) }),
					over: (count) => t('over', { count, number: number(count) }),
				}}
			/>
			<ImageUploadField<ReviewValues, 'pictures'>
				name="pictures"
				label={t('pictures')}
				description={t('picturesHelp', { number: number(REVIEW.maxImages), size: megabytes(MOST_CHOSEN_BYTES) })}
				maxFiles={REVIEW.maxImages}
				maxBytes={MOST_CHOSEN_BYTES}
				accept={CHOSEN_TYPES.join(',')}
				getFileState={pictures.stateOf}
				getPreview={pictures.previewOf}
				onRetry={pictures.retry}
				onValueChange={pictures.send}
				formatBytes={megabytes}
				formatNumber={number}
				labels={uploadWords}
			/>
			<FormSubmit isFullWidth loadingLabel={labels.sending}>
				{labels.send}
			</FormSubmit>
		</Form>
	);
}

const NEW: ReviewStart = { rating: null, text: '', pictures: [] };
