import { changeReview } from '@zaylat/api-client';
import type { OwnReview } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import type { WriteResult } from '../../../core/writes/write-queue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReviewDialog } from '../../reviews/review-dialog.tsx';
import type { SentReview } from '../../reviews/review-form.tsx';

/** Props of {@link ChangeReviewDialog}. */
export interface ChangeReviewDialogProps {
	readonly review: OwnReview;
	/** Called with the review as it stands after the change. */
	readonly onChanged: (review: OwnReview) => void;
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** Where stars, words and pictures of a review are changed. */
export function ChangeReviewDialog({ isOpen, onOpenChange, review, onChanged }: ChangeReviewDialogProps) {
	const { t } = useTranslation('reviewing');
	const client = useClient();
	const { id, product, variantName, rating, text, pictures, pictureKeys } = review;

	async function send({ pictures: sent, ...words }: SentReview): Promise<WriteResult> {
		const keys = sent.filter((part) => typeof part === 'string');
		const attempt = await client.attempt(changeReview(id, { ...words, pictureKeys: keys }));
		if (!attempt.ok) return attempt;
		onChanged(attempt.value.data);
		return { ok: true };
	}

	return (
		<ReviewDialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			subject={{ ...product, variantName }}
			title={t('change.title')}
			description={t('change.text')}
			draftId={id}
			start={{
				rating,
				text,
				pictures: pictures.flatMap((picture, place) => {
					const key = pictureKeys[place];
					return key === undefined ? [] : [{ key, picture }];
				}),
			}}
			send={send}
			labels={{ send: t('change.send'), sending: t('change.sending'), sent: t('change.sent') }}
			onSent={() => onOpenChange(false)}
		/>
	);
}
