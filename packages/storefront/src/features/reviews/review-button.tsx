import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Clock } from 'lucide-react';
import { useLocation } from 'react-router';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { lazyComponent } from '../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRequireRegistration } from '../session/use-require-registration.ts';
import type { ReviewableLine } from './review-subject.ts';
import { useReviewWrite } from './use-review-write.ts';

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
	const { isWaiting, refusal, dismiss } = useReviewWrite(line.id, onReviewed);
	const errorText = useErrorText();
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(WriteReviewDialog);

	async function press() {
		if (!(await mayReview(pathname + search))) return;
		dismiss();
		await open();
	}

	if (isWaiting) {
		return (
			<p role="status" className="flex min-h-11 items-center gap-1.5 text-sm text-text-muted">
				<Clock aria-hidden size={18} className="shrink-0" />
				{`${t('waiting.title')}. ${t('waiting.text')}`}
			</p>
		);
	}
	return (
		<>
			{refusal && (
				<p role="alert" className="w-full text-critical text-sm">
					{refusal.error.code === 'review_refused' ? t('refused') : errorText(refusal.error.code).title}
				</p>
			)}
			<Button variant="secondary" aria-haspopup="dialog" onClick={() => void press()}>
				{t('write')}
				<VisuallyHidden>{t('writeOf', { name: line.name })}</VisuallyHidden>
			</Button>
			{isLoaded && <WriteReviewDialog {...{ isOpen, onOpenChange, line, onReviewed }} />}
		</>
	);
}
