import { writeReview } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReviewDialog } from './review-dialog.tsx';
import type { ReviewableLine } from './review-subject.ts';

/** Props of {@link WriteReviewDialog}. */
export interface WriteReviewDialogProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	readonly line: ReviewableLine;
	/** Called when the review was taken. */
	readonly onReviewed: () => void;
}

/** Where something that was bought is reviewed. */
export function WriteReviewDialog({ isOpen, onOpenChange, line, onReviewed }: WriteReviewDialogProps) {
	const { t } = useTranslation('reviewing');
	const client = useClient();
	return (
		<ReviewDialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			subject={line}
			title={t('title')}
			description={t('text')}
			draftId={line.id}
			send={async (review) => {
				const attempt = await client.attempt(writeReview({ orderLineId: line.id, ...review }));
				return attempt.ok ? undefined : attempt.error;
			}}
			labels={{ send: t('send'), sending: t('sending'), sent: t('sent') }}
			onSent={() => {
				onOpenChange(false);
				onReviewed();
			}}
		/>
	);
}
