import { TabLink, TabLinks } from '@zaylat/ui/tabs';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AccountLinks, ServiceLinks } from '../components/account-links.tsx';
import { CouponsSection } from '../components/coupons-section.tsx';
import { DetailsSection } from '../components/details-section.tsx';
import { FiguresCard } from '../components/figures-card.tsx';
import { NotificationsSection } from '../components/notifications-section.tsx';
import { OrderStages } from '../components/order-stages.tsx';
import { PreferencesCard } from '../components/preferences-card.tsx';
import { ReviewsSection } from '../components/reviews-section.tsx';
import { WhoCard } from '../components/who-card.tsx';
import { WishlistSection } from '../components/wishlist-section.tsx';
import { PROFILE_TARGETS, type ProfileTarget, profilePath, profileTarget } from '../profile-target.ts';

const SECTIONS: Readonly<Record<ProfileTarget, ComponentType>> = {
	overview: Overview,
	details: DetailsSection,
	notifications: NotificationsSection,
	coupons: CouponsSection,
	reviews: ReviewsSection,
	wishlist: WishlistSection,
};

/** Who is signed in, what they prefer, what they have saved. */
export function ProfilePage() {
	const { t } = useTranslation('account');
	const target = profileTarget(new URLSearchParams(useLocation().search));
	const Section = SECTIONS[target];
	const names = {
		overview: t('overview'),
		details: t('details.title'),
		notifications: t('news.title'),
		coupons: t('coupons.title'),
		reviews: t('reviews.title'),
		wishlist: t('wishlist.title'),
	};
	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">
				{target === 'overview' ? t('title') : names[target]}
			</h1>
			{/* Wide screens have all pages of the account beside this one. */}
			<TabLinks label={t('sections')} className="desk:hidden">
				{PROFILE_TARGETS.map((section) => (
					<TabLink key={section} isCurrent={section === target} asChild>
						<ShopLink to={profilePath(section)}>{names[section]}</ShopLink>
					</TabLink>
				))}
			</TabLinks>
			<Section />
		</div>
	);
}

function Overview() {
	return (
		<div className="flex flex-col gap-4">
			<div className="grid gap-4 tablet:grid-cols-2">
				<FiguresCard />
				<OrderStages />
			</div>
			<WhoCard />
			<div className="grid items-start gap-4 tablet:max-desk:grid-cols-2">
				<div className="flex min-w-0 flex-col gap-4 desk:hidden">
					<AccountLinks />
					<ServiceLinks />
				</div>
				<PreferencesCard />
			</div>
		</div>
	);
}
