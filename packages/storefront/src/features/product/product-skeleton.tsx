import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PRODUCT_COLUMNS, THUMBNAIL_COLUMN } from '../catalog/card/product-layout.ts';

/** The place of a product's pictures. */
function GalleryPlace() {
	return (
		<div className={THUMBNAIL_COLUMN}>
			<Skeleton
				shape="block"
				className="-mx-gutter aspect-square w-auto max-w-none rounded-none tablet:mx-0 tablet:rounded-card"
			/>
		</div>
	);
}

/** The place of a product while it loads. */
export function ProductSkeleton() {
	const { t } = useTranslation('product');
	return (
		<div aria-busy className="flex flex-col gap-6">
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			<div className={PRODUCT_COLUMNS}>
				<GalleryPlace />
				<div className="flex flex-col gap-4">
					<Skeleton lines={2} className="text-xl leading-heading" />
					<Skeleton className="w-2/5 text-2xl leading-heading" />
					<Skeleton className="w-1/2 text-sm" />
					<Skeleton shape="block" className="h-14 w-full" />
					<Skeleton shape="block" className="h-24 w-full" />
					<Skeleton shape="block" className="h-24 w-full" />
				</div>
			</div>
		</div>
	);
}
