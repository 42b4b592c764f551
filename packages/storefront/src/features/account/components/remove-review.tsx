import { removeReview } from '@zaylat/api-client';
import type { OwnReview } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link RemoveReview}. */
export interface RemoveReviewProps {
	readonly review: OwnReview;
	/** Called when it is gone, also when it was gone already. */
	readonly onRemoved: () => void;
}

/** Removes a review after one question. */
export function RemoveReview({ review, onRemoved }: RemoveReviewProps) {
	const { t } = useTranslation('reviewing');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [isOpen, setIsOpen] = useState(false);
	const [isPending, setIsPending] = useState(false);
	const [problem, setProblem] = useState<string>();
	const { name } = review.product;

	async function remove() {
		setProblem(undefined);
		setIsPending(true);
		const attempt = await client.attempt(removeReview(review.id));
		setIsPending(false);
		if (!attempt.ok && attempt.error.code !== 'review_not_found') {
			setProblem(errorText(attempt.error.code).text);
			return;
		}
		setIsOpen(false);
		toast.show({ id: 'review', tone: 'positive', title: t('own.removed') });
		onRemoved();
	}

	return (
		<>
			<Button
				variant="ghost"
				aria-haspopup="dialog"
				aria-label={t('own.removeNamed', { name })}
				onClick={() => {
					setProblem(undefined);
					setIsOpen(true);
				}}
			>
				{t('own.remove')}
			</Button>
			<AlertDialog
				isOpen={isOpen}
				onOpenChange={setIsOpen}
				title={t('own.question', { name })}
				description={t('own.consequence')}
				confirmLabel={t('own.remove')}
				onConfirm={() => void remove()}
				isPending={isPending}
				error={problem}
				labels={{ cancel: t('own.keep'), pending: t('own.removing') }}
			/>
		</>
	);
}
