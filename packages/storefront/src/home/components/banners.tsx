import type { Banner } from '@zaylat/api-client/contract';
import { buttonStyles } from '@zaylat/ui/button';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';

/** Props of {@link Banners}. */
export interface BannersProps {
	/** The first is shown large. */
	readonly banners: readonly Banner[];
}

const GROUNDS: Readonly<Record<number, string>> = {
	1: 'bg-tint-1',
	2: 'bg-tint-2',
	3: 'bg-tint-3',
	4: 'bg-tint-4',
	5: 'bg-tint-5',
	6: 'bg-tint-6',
};

/** The season's offers: one large and two beside it on a desktop, a row to swipe on a phone. */
export function Banners({ banners }: BannersProps) {
	const { t } = useTranslation('home');
	const [lead, ...others] = banners;
	if (lead === undefined) return null;
	return (
		<section aria-label={t('offers')}>
			<ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] tablet:mx-0 tablet:grid tablet:grid-cols-[2fr_1fr] tablet:grid-rows-2 tablet:gap-4 tablet:overflow-visible tablet:px-0 laptop:grid-cols-[3fr_1fr]">
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
	const [main, left, right] = banner.pictures;
	return (
		<article
			className={`flex h-full min-h-44 items-stretch overflow-hidden rounded-card ${GROUNDS[banner.tint] ?? 'bg-tint-1'} tablet:min-h-72 laptop:min-h-80`}
		>
			<div className="z-1 flex max-w-[57%] flex-col items-start justify-center gap-2 p-5 pe-0 tablet:max-w-[60%] tablet:gap-3 tablet:p-8 laptop:p-12 laptop:pe-0">
				<h2 className="text-balance font-bold text-xl leading-heading tablet:text-3xl laptop:text-4xl [:lang(my)_&]:text-lg [:lang(my)_&]:tablet:text-2xl">
					{banner.title}
				</h2>
				<p className="text-pretty text-sm text-text-muted tablet:text-lg">{banner.text}</p>
				<ShopLink to={banner.to} className={`${buttonStyles({ variant: 'primary' })} mt-1 ${STRETCHED}`}>
					{banner.action}
				</ShopLink>
			</div>
			<div
				aria-hidden
				className="pointer-events-none absolute end-2 bottom-0 flex w-[40%] items-end justify-end tablet:end-4 laptop:end-6 laptop:w-[52%]"
			>
				{left && (
					<ShopPicture picture={left} alt="" isBare sizes="200px" className="me-[-7%] hidden w-[38%] tablet:block" />
				)}
				{main && (
					<ShopPicture
						picture={main}
						alt=""
						isBare
						isEager
						sizes="(min-width: 1700px) 400px, (min-width: 768px) 340px, 40vw"
						className="w-full tablet:w-[62%]"
					/>
				)}
				{right && (
					<ShopPicture picture={right} alt="" isBare sizes="200px" className="ms-[-7%] hidden w-[40%] tablet:block" />
				)}
			</div>
		</article>
	);
}

function SideBanner({ banner }: { readonly banner: Banner }) {
	const [picture] = banner.pictures;
	return (
		<article className={`flex h-full min-h-36 overflow-hidden rounded-card ${GROUNDS[banner.tint] ?? 'bg-tint-2'}`}>
			<div className="z-1 flex max-w-[64%] flex-col items-start gap-1 p-4 laptop:p-5">
				<h2 className="text-balance font-bold text-lg leading-heading">{banner.title}</h2>
				<p className="text-pretty text-sm text-text-muted">{banner.text}</p>
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
					alt=""
					isBare
					sizes="110px"
					className="pointer-events-none absolute end-3 bottom-2 w-[32%] max-w-28"
				/>
			)}
		</article>
	);
}
