import type { OrderLine } from '@zaylat/api-client/contract';
import { Dialog } from '@zaylat/ui/dialog';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { ReviewForm } from './review-form.tsx';

/** Props of {@link ReviewDialog}. */
export interface ReviewDialogProps {
	readonly isOpen: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	readonly line: OrderLine;
	readonly onReviewed: () => void;
}

/** Where something that was bought is reviewed (Specification §5). */
export function ReviewDialog({ isOpen, onOpenChange, line, onReviewed }: ReviewDialogProps) {
	const { t } = useTranslation('reviewing');
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t('title')}
			description={t('text')}
			labels={{ close: t('close') }}
		>
			<div className="flex flex-col gap-5">
				<div className="flex items-center gap-3 rounded-card border border-border p-2">
					<ShopPicture picture={line.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-control" />
					<p className="wrap-anywhere min-w-0 text-sm">
						{[line.name, line.variantName].filter((part) => part !== '').join(' · ')}
					</p>
				</div>
				<ReviewForm
					lineId={line.id}
					onSent={() => {
						onOpenChange(false);
						onReviewed();
					}}
				/>
			</div>
		</Dialog>
	);
}
