import { fillBrand } from '@zaylat/domain/brand';
import { LANGUAGES } from '@zaylat/domain/languages';
import { Glyph, plusSign } from '@zaylat/ui/glyph';
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
	'[content-visibility:auto] [contain-intrinsic-block-size:auto_60rem] tablet:[contain-intrinsic-block-size:auto_76rem] desk:[contain-intrinsic-block-size:auto_54rem]';

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
			<div className="mx-auto grid w-full max-w-page gap-x-8 px-4 py-4 tablet:grid-cols-3 tablet:gap-y-8 tablet:px-6 tablet:py-8 desk:grid-cols-4">
				{categories.length > 0 && (
					<LinkGroup title={t('footer.categories')} className="tablet:col-span-full">
						<ul className="grid grid-cols-2 gap-x-8 tablet:grid-cols-3 desk:grid-cols-4 laptop:grid-cols-5">
							{categories.map((category) => (
								<li key={categoryPath(category)}>
									<Quiet to={categoryPath(category)}>{category.name}</Quiet>
								</li>
							))}
						</ul>
					</LinkGroup>
				)}
				{groups
					.filter(({ links }) => links.length > 0)
					.map(({ title, links }) => (
						<LinkGroup key={title} title={t(title)}>
							<ul className="grid grid-cols-2 gap-x-8 tablet:grid-cols-1">
								{links.map(({ to, text }) => (
									<li key={to}>
										<Quiet to={to}>{t(text)}</Quiet>
									</li>
								))}
							</ul>
						</LinkGroup>
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

interface GroupProps {
	readonly title: string;
	/** Where it stands. */
	readonly className?: string;
	readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
	return (
		<section className="pt-6 tablet:pt-0">
			<h2 className="text-base font-bold text-text">{title}</h2>
			{children}
		</section>
	);
}

/** Where a folded part can be shown by style: there larger screens have the group's title and links, and no disclosure. */
const UNFOLDED = {
	title: 'hidden tablet:supports-[selector(::details-content)]:block',
	summary: 'tablet:supports-[selector(::details-content)]:hidden',
	details:
		'tablet:[&::details-content]:block tablet:[&::details-content]:[content-visibility:visible] tablet:supports-[selector(::details-content)]:border-0',
};

/**
 * A group of links: on phones folded below its title, so that the footer is not longer than many a page; on larger
 * screens open. By the browser's own disclosure, so that it works without script.
 */
function LinkGroup({ title, className = '', children }: GroupProps) {
	return (
		<section className={className}>
			<h2 className={`text-base font-bold text-text ${UNFOLDED.title}`}>{title}</h2>
			<details className={`group/links border-b border-border ${UNFOLDED.details}`}>
				<summary
					className={`flex min-h-12 list-none items-center rounded-control [&::-webkit-details-marker]:hidden ${UNFOLDED.summary}`}
				>
					<h2 className="grow text-base font-bold text-text">{title}</h2>
					<Glyph
						sign={plusSign}
						className="transition-transform duration-fast ease-out group-open/links:rotate-45 motion-reduce:transition-none"
					/>
				</summary>
				<div className="pb-3 tablet:pb-0">{children}</div>
			</details>
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
		<ul className="grid grid-cols-2 gap-x-8 tablet:grid-cols-1">
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
