import type { Banner } from '@zaylat/api-client/contract';
import { buttonStyles } from '@zaylat/ui/button';
import { BannerPictures } from '../../../core/pictures/banner-pictures.tsx';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { tintGround } from '../../../core/pictures/tint-ground.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link Banners}. */
export interface BannersProps {
	/** The first is shown large. */
	readonly banners: readonly Banner[];
}

/** The season's offers: from a tablet on one of 240 px and two beside it, a row to swipe on a phone. */
export function Banners({ banners }: BannersProps) {
	const { t } = useTranslation('home');
	const [lead, ...others] = banners;
	if (lead === undefined) return null;
	return (
		<section aria-label={t('offers')}>
			<ul className="-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-3 relative overflow-x-auto px-gutter pb-1 [scrollbar-width:none] tablet:mx-0 tablet:grid tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] tablet:grid-rows-2 tablet:gap-4 tablet:overflow-visible tablet:px-0 tablet:pb-0 desk:grid-cols-[minmax(0,872fr)_minmax(0,392fr)]">
				<li className="relative w-full shrink-0 snap-start tablet:row-span-2">
					<LeadBanner banner={lead} />
				</li>
				{others.slice(0, 2).map((banner) => (
					<li key={banner.id} className="relative w-[85%] shrink-0 snap-start tablet:w-auto">
						<SideBanner banner={banner} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** The link's area is the whole banner. */
const STRETCHED = 'after:absolute after:inset-0 after:rounded-card';

function LeadBanner({ banner }: { readonly banner: Banner }) {
	return (
		<article
			className={`relative flex h-full min-h-44 items-stretch overflow-hidden rounded-card ${tintGround(banner.tint)} tablet:min-h-60`}
		>
			<div className="z-1 flex max-w-[57%] flex-col items-start justify-center gap-2 p-5 pe-0 tablet:p-6 tablet:pe-0 desk:gap-3 desk:ps-8">
				<h2 className="text-balance font-bold text-xl leading-heading tablet:text-2xl desk:text-3xl [:lang(my)_&]:text-lg [:lang(my)_&]:desk:text-2xl">
					{banner.title}
				</h2>
				<p className="text-pretty text-sm text-text-muted desk:text-base">{banner.text}</p>
				<ShopLink to={banner.to} className={`${buttonStyles({ variant: 'primary' })} mt-1 ${STRETCHED}`}>
					{banner.action}
				</ShopLink>
			</div>
			<BannerPictures pictures={banner.pictures} look="wide" />
		</article>
	);
}

function SideBanner({ banner }: { readonly banner: Banner }) {
	const [picture] = banner.pictures;
	return (
		<article
			className={`relative flex h-full min-h-36 overflow-hidden rounded-card tablet:min-h-28 ${tintGround(banner.tint)}`}
		>
			<div className="z-1 flex max-w-[66%] flex-col items-start gap-1 p-4 tablet:px-4 tablet:py-2">
				<h2 className="text-balance font-bold text-lg leading-heading tablet:text-base">{banner.title}</h2>
				<p className="text-pretty text-sm text-text-muted tablet:text-xs tablet:max-[80rem]:hidden">{banner.text}</p>
				<ShopLink
					to={banner.to}
					className={`mt-auto inline-flex min-h-8 items-center font-semibold text-accent-text text-sm underline-offset-4 hover:underline ${STRETCHED}`}
				>
					{banner.action}
				</ShopLink>
			</div>
			{picture && (
				<ShopPicture
					picture={picture}
					isBare
					sizes="144px"
					className="pointer-events-none absolute end-1 top-1/2 w-[38%] max-w-36 -translate-y-1/2"
				/>
			)}
		</article>
	);
}
