import type { OwnReview } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateDialog } from '../../shared/late-dialog/use-late-dialog.ts';

/** Props of {@link ChangeReview}. */
export interface ChangeReviewProps {
	readonly review: OwnReview;
	/** Called with the review as it stands after the change. */
	readonly onChanged: (review: OwnReview) => void;
}

/** Opens a review to be changed. */
export function ChangeReview({ review, onChanged }: ChangeReviewProps) {
	const { t } = useTranslation('reviewing');
	const { Dialog, isOpen, onOpenChange, open } = useLateDialog(
		async () => (await import('./change-review-dialog.tsx')).ChangeReviewDialog,
	);
	return (
		<>
			<Button
				variant="secondary"
				aria-haspopup="dialog"
				aria-label={t('own.changeNamed', { name: review.product.name })}
				onClick={open}
			>
				{t('own.change')}
			</Button>
			{Dialog && <Dialog {...{ isOpen, onOpenChange, review, onChanged }} />}
		</>
	);
}
