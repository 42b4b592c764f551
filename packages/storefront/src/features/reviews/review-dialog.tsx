import { Dialog } from '@zaylat/ui/dialog';
import { ShopPicture } from '../../core/pictures/shop-picture.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';
import type { ReviewSubject } from './review-subject.ts';

/** Props of {@link ReviewDialog}. */
export interface ReviewDialogProps extends ReviewFormProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	readonly subject: ReviewSubject;
	readonly title: string;
	readonly description: string;
}

/** Where a review is written or changed (Specification §5). */
export function ReviewDialog({ isOpen, onOpenChange, subject, title, description, ...form }: ReviewDialogProps) {
	const { t } = useTranslation('reviewing');
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={title}
			description={description}
			labels={{ close: t('close') }}
		>
			<div className="flex flex-col gap-5">
				<div className="flex items-center gap-3 rounded-card border border-border p-2">
					<ShopPicture picture={subject.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
					<p className="wrap-anywhere min-w-0 text-sm">
						{[subject.name, subject.variantName].filter((part) => part !== '').join(' · ')}
					</p>
				</div>
				<ReviewForm {...form} />
			</div>
		</Dialog>
	);
}
