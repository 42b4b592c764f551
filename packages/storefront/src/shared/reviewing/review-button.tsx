import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateDialog } from '../late-dialog/use-late-dialog.ts';
import { useRequireRegistration } from '../session/use-require-registration.ts';
import type { ReviewableLine } from './review-subject.ts';

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
	const { Dialog, isOpen, onOpenChange, open } = useLateDialog(
		async () => (await import('./write-review-dialog.tsx')).WriteReviewDialog,
	);

	async function press() {
		if (await mayReview(pathname + search)) open();
	}

	return (
		<>
			<Button variant="secondary" aria-haspopup="dialog" onClick={() => void press()}>
				{t('write')}
				<VisuallyHidden>{t('writeOf', { name: line.name })}</VisuallyHidden>
			</Button>
			{Dialog && <Dialog {...{ isOpen, onOpenChange, line, onReviewed }} />}
		</>
	);
}
