import { Button } from '@zaylat/ui/button';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ChangeReviewDialogProps } from './change-review-dialog.tsx';

const ChangeReviewDialog = lazyComponent(async () => (await import('./change-review-dialog.tsx')).ChangeReviewDialog);

/** Props of {@link ChangeReview}. */
export type ChangeReviewProps = Omit<ChangeReviewDialogProps, 'isOpen' | 'onOpenChange'>;

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
