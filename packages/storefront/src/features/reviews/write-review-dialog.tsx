import { useFeatureState } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReviewDialog } from './review-dialog.tsx';
import type { ReviewableLine } from './review-subject.ts';
import { reviewWritesState } from './review-writes.ts';

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
	const writes = useFeatureState(reviewWritesState);
	return (
		<ReviewDialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			subject={line}
			title={t('title')}
			description={t('text')}
			draftId={line.id}
			send={(review) => writes.add({ orderLineId: line.id, ...review })}
			canWait
			labels={{ send: t('send'), sending: t('sending'), sent: t('sent') }}
			onSent={(isWaiting) => {
				onOpenChange(false);
				if (!isWaiting) onReviewed();
			}}
		/>
	);
}
