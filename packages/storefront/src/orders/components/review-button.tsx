import type { OrderLine } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateDialog } from '../../shared/late-dialog/use-late-dialog.ts';
import { useRequireRegistration } from '../../shared/session/use-require-registration.ts';

/** Props of {@link ReviewButton}. */
export interface ReviewButtonProps {
	readonly line: OrderLine;
	readonly onReviewed: () => void;
}

/** Opens the review of something that was delivered; guests are told that it needs an account (Decision 20). */
export function ReviewButton({ line, onReviewed }: ReviewButtonProps) {
	const { t } = useTranslation('orders');
	const { pathname } = useLocation();
	const mayReview = useRequireRegistration();
	const { Dialog, isOpen, onOpenChange, open } = useLateDialog(
		async () => (await import('./review-dialog.tsx')).ReviewDialog,
	);

	async function press() {
		if (await mayReview(pathname)) open();
	}

	return (
		<>
			<Button variant="secondary" aria-haspopup="dialog" onClick={() => void press()}>
				{t('lines.review')}
				<VisuallyHidden>{t('lines.of', { name: line.name })}</VisuallyHidden>
			</Button>
			{Dialog && <Dialog {...{ isOpen, onOpenChange, line, onReviewed }} />}
		</>
	);
}
