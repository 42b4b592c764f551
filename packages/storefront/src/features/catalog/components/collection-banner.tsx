import type { Collection } from '@zaylat/api-client/contract';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { BannerPictures } from '../../../core/pictures/banner-pictures.tsx';
import { tintGround } from '../../../core/pictures/tint-ground.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const SIZE = 'min-h-44 tablet:min-h-64';

/** What a collection is: its name, why it was picked, its pictures. */
export function CollectionBanner({ collection }: { readonly collection: Collection }) {
	const { t } = useTranslation('collections');
	const { title, text, tint, productCount, pictures } = collection;
	return (
		<header className={`relative flex items-stretch overflow-hidden rounded-card ${SIZE} ${tintGround(tint)}`}>
			<div className="z-1 flex max-w-[62%] flex-col items-start justify-center gap-2 p-5 tablet:max-w-[55%] tablet:p-8 laptop:p-12">
				<h1 className="wrap-anywhere text-balance font-bold text-xl leading-heading tablet:text-3xl [:lang(my)_&]:tablet:text-2xl">
					{title}
				</h1>
				<p className="wrap-anywhere text-pretty text-sm tablet:text-lg">{text}</p>
				<p className="text-sm text-text-muted">{t('count', { count: productCount })}</p>
			</div>
			<BannerPictures pictures={pictures} look="head" />
		</header>
	);
}

/** The place of the banner while the collection loads. */
export function CollectionBannerSkeleton() {
	const { t } = useTranslation('collections');
	return (
		<>
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			<Skeleton shape="block" className={`w-full rounded-card ${SIZE}`} />
		</>
	);
}
