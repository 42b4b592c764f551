import { fillBrand } from '@zaylat/domain/brand';
import { LANGUAGES } from '@zaylat/domain/languages';
import { Link } from '@zaylat/ui/link';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChoosePreference } from '../../preferences/use-choose-preference.ts';
import { categoryPath } from '../frame-data.ts';
import { useFrameFacts, usePreferences, useShop } from '../shop.ts';
import { ShopLink } from '../shop-link.tsx';
import { FOOTER_GROUPS, TRUST_BADGES } from './footer-links.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { StoreBadges } from './store-badges.tsx';

const FOOTER =
	'border-t border-border bg-surface-raised text-sm text-text-muted max-tablet:[body:has([data-part=buy-bar])_&]:pb-20';

/**
 * Far below what is seen first, and laid out when it comes near: the scripts of the languages' own names are fetched
 * then, and no page pays for the layout before. The sizes hold its place.
 */
const UNSEEN =
	'[content-visibility:auto] [contain-intrinsic-block-size:auto_148rem] tablet:[contain-intrinsic-block-size:auto_76rem] desk:[contain-intrinsic-block-size:auto_54rem]';

/** Links to all that is not for sale, every category, payments, apps, registrations, languages (Specification §1, §2). */
export function SiteFooter() {
	const { t } = useTranslation();
	const { categories } = useFrameFacts();
	const { brand, isBuilt } = useShop();
	const groups = FOOTER_GROUPS.map(({ title, links }) => ({
		title,
		links: links.map(({ to, text }) => ({ to: fillBrand(to, brand), text })).filter(({ to }) => isBuilt(to)),
	}));
	return (
		<footer data-part="site-footer" className={`${FOOTER} ${UNSEEN}`}>
			<div className="mx-auto grid w-full max-w-page gap-x-8 gap-y-8 px-4 py-8 mobile-wide:grid-cols-2 tablet:grid-cols-3 tablet:px-6 desk:grid-cols-4">
				{categories.length > 0 && (
					<Group title={t('footer.categories')} className="mobile-wide:col-span-full">
						<ul className="grid grid-cols-2 gap-x-8 tablet:grid-cols-3 desk:grid-cols-4 laptop:grid-cols-5">
							{categories.map((category) => (
								<li key={categoryPath(category)}>
									<Quiet to={categoryPath(category)}>{category.name}</Quiet>
								</li>
							))}
						</ul>
					</Group>
				)}
				{groups
					.filter(({ links }) => links.length > 0)
					.map(({ title, links }) => (
						<Group key={title} title={t(title)}>
							<ul>
								{links.map(({ to, text }) => (
									<li key={to}>
										<Quiet to={to}>{t(text)}</Quiet>
									</li>
								))}
							</ul>
						</Group>
					))}
				<Group title={t('footer.payments')}>
					<PaymentMarks />
				</Group>
				<Group title={t('footer.apps')}>
					<StoreBadges className="pt-3 laptop:flex-col" />
				</Group>
				<Group title={t('footer.trust')}>
					<ul>
						{TRUST_BADGES.map(({ text, href }) => (
							<li key={href}>
								<Link variant="quiet" isExternal externalLabel={t('newTab')} href={href}>
									<ShieldCheck aria-hidden="true" className="me-1 inline size-5 text-positive" />
									{t(text)}
								</Link>
							</li>
						))}
					</ul>
				</Group>
				<Group title={t('preferences.language')}>
					<LanguageLinks />
				</Group>
			</div>
			<p className="mx-auto w-full max-w-page border-t border-border px-4 py-4 tablet:px-6">
				<strong className="text-base text-text">{t('brand')}</strong> · {t('tagline')}
			</p>
		</footer>
	);
}

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
	return (
		<section className={className}>
			<h2 className="text-base font-bold text-text">{title}</h2>
			{children}
		</section>
	);
}

function Quiet({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link asChild variant="quiet">
			<ShopLink to={to}>{children}</ShopLink>
		</Link>
	);
}

/** The languages as links: they work without script, and search engines follow them. */
function LanguageLinks() {
	const { pathname, search } = useLocation();
	const { language } = usePreferences();
	const choose = useChoosePreference();
	const hrefOf = (key: string) => {
		const query = new URLSearchParams(search);
		query.set('lang', key);
		return `${pathname}?${query}`;
	};
	return (
		<ul>
			{Object.values(LANGUAGES).map(({ key, name, htmlLang }) => (
				<li key={key}>
					<Link
						variant="quiet"
						href={hrefOf(key)}
						lang={htmlLang}
						hrefLang={htmlLang}
						aria-current={key === language ? 'true' : undefined}
						className="aria-[current=true]:font-semibold aria-[current=true]:text-text"
						onClick={(event) => {
							if (event.metaKey || event.ctrlKey || event.shiftKey) return;
							event.preventDefault();
							choose({ language: key });
						}}
					>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}
