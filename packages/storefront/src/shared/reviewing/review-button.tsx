import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../app/lazy-component.tsx';
import { useLazyDialog } from '../../app/use-lazy-dialog.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequireRegistration } from '../session/use-require-registration.ts';
import type { ReviewableLine } from './review-subject.ts';

const WriteReviewDialog = lazyComponent(async () => (await import('./write-review-dialog.tsx')).WriteReviewDialog);

/** Props of {@link ReviewButton}. */
export interface ReviewButtonProps {
	readonly line: ReviewableLine;
	/** Called when the review was taken. */
	readonly onReviewed: () => void;
}

/** Opens the review of something that was delivered; guests are told that it needs an account (Decision 20). */
export function ReviewButton({ line, onReviewed }: ReviewButtonProps) {
	const { t } = useTranslation('reviewing');
	const { pathname, search } = useLocation();
	const mayReview = useRequireRegistration();
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(WriteReviewDialog);

	async function press() {
		if (await mayReview(pathname + search)) await open();
	}

	return (
		<>
			<Button variant="secondary" aria-haspopup="dialog" onClick={() => void press()}>
				{t('write')}
				<VisuallyHidden>{t('writeOf', { name: line.name })}</VisuallyHidden>
			</Button>
			{isLoaded && <WriteReviewDialog {...{ isOpen, onOpenChange, line, onReviewed }} />}
		</>
	);
}
