import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccountLinks } from './components/account-links.tsx';
import { DetailsSection } from './components/details-section.tsx';
import { NotificationsSection } from './components/notifications-section.tsx';
import { OrderStages } from './components/order-stages.tsx';
import { PreferencesCard } from './components/preferences-card.tsx';
import { ReviewsSection } from './components/reviews-section.tsx';
import { WhoCard } from './components/who-card.tsx';
import { WishlistSection } from './components/wishlist-section.tsx';
import { PROFILE_TARGETS, type ProfileTarget, profilePath, profileTarget } from './profile-target.ts';

const SECTION =
	'inline-flex min-h-11 items-center rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong aria-[current]:border-accent-text aria-[current]:font-semibold aria-[current]:text-accent-text';

const SECTIONS: Readonly<Record<ProfileTarget, ComponentType>> = {
	overview: Overview,
	details: DetailsSection,
	notifications: NotificationsSection,
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
		reviews: t('reviews.title'),
		wishlist: t('wishlist.title'),
	};
	return (
		<div className="flex flex-col gap-4">
			<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
			{/* Wide screens have all pages of the account beside this one. */}
			<nav aria-label={t('sections')} className="desk:hidden">
				<ul className="flex flex-wrap gap-2">
					{PROFILE_TARGETS.map((section) => (
						<li key={section}>
							<ShopLink
								to={profilePath(section)}
								aria-current={section === target ? 'page' : undefined}
								className={SECTION}
							>
								{names[section]}
							</ShopLink>
						</li>
					))}
				</ul>
			</nav>
			<Section />
		</div>
	);
}

function Overview() {
	return (
		<div className="grid items-start gap-4 tablet:grid-cols-2">
			<div className="flex min-w-0 flex-col gap-4">
				<WhoCard />
				<OrderStages />
				<div className="desk:hidden">
					<AccountLinks />
				</div>
			</div>
			<PreferencesCard />
		</div>
	);
}
