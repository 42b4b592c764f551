import type { OwnReview } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { lazyComponent } from '../../app/lazy-component.tsx';
import { useLazyDialog } from '../../app/use-lazy-dialog.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const ChangeReviewDialog = lazyComponent(async () => (await import('./change-review-dialog.tsx')).ChangeReviewDialog);

/** Props of {@link ChangeReview}. */
export interface ChangeReviewProps {
	readonly review: OwnReview;
	/** Called with the review as it stands after the change. */
	readonly onChanged: (review: OwnReview) => void;
}

/** Opens a review to be changed. */
export function ChangeReview({ review, onChanged }: ChangeReviewProps) {
	const { t } = useTranslation('reviewing');
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(ChangeReviewDialog);
	return (
		<>
			<Button
				variant="secondary"
				aria-haspopup="dialog"
				aria-label={t('own.changeNamed', { name: review.product.name })}
				onClick={() => void open()}
			>
				{t('own.change')}
			</Button>
			{isLoaded && <ChangeReviewDialog {...{ isOpen, onOpenChange, review, onChanged }} />}
		</>
	);
}
