import type { ShopDetail } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { breakable } from '@zaylat/domain/scripts';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { tintGround } from '../../../core/pictures/tint-ground.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { VerifiedMark } from '../verified-mark.tsx';
import { HEAD_GRID } from './head-grid.ts';
import { ShopContact } from './shop-contact.tsx';
import { ShopFacts } from './shop-facts.tsx';

/** Props of {@link ShopHeader}. */
export interface ShopHeaderProps {
	readonly shop: ShopDetail;
	/** Whether the name is the page's heading, or a link to the shop's first page. */
	readonly isHeading: boolean;
}

/** The stripes of an awning, on the ground of the cover. */
const STRIPES =
	'bg-[repeating-linear-gradient(90deg,transparent_0_2.5rem,color-mix(in_srgb,currentColor_4%,transparent)_2.5rem_5rem)]';

/** A shop's sign: its cover and picture, name, what vouches for it, and the ways to reach and follow it. */
export function ShopHeader({ shop, isHeading }: ShopHeaderProps) {
	const { t } = useTranslation('shops');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const Name = isHeading ? 'h1' : 'p';
	return (
		<header className="flex flex-col gap-4">
			<div
				aria-hidden
				className={`relative -mx-gutter -mt-4 h-24 overflow-hidden tablet:mx-0 tablet:mt-0 tablet:h-36 tablet:rounded-card ${STRIPES} ${tintGround(shop.picture.tint)}`}
			>
				<div className="absolute end-4 top-0 aspect-square h-full tablet:end-10">
					<ShopPicture
						picture={shop.cover}
						alt=""
						isBare
						isEager
						priority="low"
						sizes="(min-width: 768px) 144px, 96px"
					/>
				</div>
			</div>
			<div className={`${HEAD_GRID} tablet:px-6`}>
				<div className="z-1 -mt-12 size-[min(4.5rem,23vw)] self-start overflow-hidden rounded-card border-2 border-surface tablet:row-span-2 tablet:-mt-16 tablet:size-24">
					<ShopPicture picture={shop.picture} alt="" isEager sizes="(min-width: 768px) 96px, 72px" />
				</div>
				<div className="flex min-h-11 items-center gap-1.5 self-start tablet:self-end">
					<Name className="wrap-anywhere min-w-0 text-pretty font-bold text-[min(var(--text-xl),8vw)] leading-heading tablet:text-2xl">
						{isHeading ? (
							breakable(shop.name)
						) : (
							<ShopLink
								to={shopPath(shop.slug)}
								className="inline-flex min-h-11 items-center rounded-control hover:text-accent-text"
							>
								{breakable(shop.name)}
							</ShopLink>
						)}
					</Name>
					{shop.isVerified && <VerifiedMark size={22} />}
				</div>
				<div className="col-span-2 tablet:col-span-1 tablet:col-start-2">
					<ShopFacts shop={shop} />
				</div>
				<div className="col-span-2 flex flex-wrap gap-2 *:grow tablet:col-span-1 tablet:col-start-3 tablet:row-span-2 tablet:row-start-1 tablet:self-center tablet:*:grow-0">
					<ShopContact shop={shop} />
				</div>
			</div>
			{shop.awayUntil !== undefined && (
				<p className="text-pretty rounded-card bg-info-soft p-3">
					{t('away', { shop: shop.name, date: formatDate(shop.awayUntil, language, EDITIONS[edition].timeZone) })}
				</p>
			)}
		</header>
	);
}
