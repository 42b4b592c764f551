import { fillBrand } from '@zaylat/domain/brand';
import { Link } from '@zaylat/ui/link';
import type { ReactNode } from 'react';
import { useAppContext, useShellData } from '../../core/context/app-context.ts';
import { categoryPath } from '../../core/page/shell-payload.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { FooterMarks } from '../../features/help/components/footer-marks.tsx';
import { OperatorLines } from '../../features/help/components/operator-lines.tsx';
import { FOOTER_GROUPS } from '../../features/help/footer-links.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const FOOTER = 'border-t border-border bg-surface-raised text-sm text-text-muted max-tablet:hidden';

/**
 * Far below what is seen first, and laid out when it comes near: the scripts of the languages' own names are fetched
 * then, and no page pays for the layout before. The sizes hold its place.
 */
const UNSEEN =
	'[content-visibility:auto] [contain-intrinsic-block-size:auto_76rem] desk:[contain-intrinsic-block-size:auto_54rem]';

/**
 * Links to all that is not for sale, every category, payments, apps, registrations, languages (Specification §1, §2).
 * Tablets and desktops have it; phones find the same in the help center and below "Categories" (ADR 32).
 */
export function SiteFooter() {
	const { t } = useTranslation();
	const { categories } = useShellData();
	const { brand, isBuilt, definition } = useAppContext();
	const { FooterEnd } = definition.slots;
	const groups = FOOTER_GROUPS.map(({ title, links }) => ({
		title,
		links: links.map(({ to, text }) => ({ to: fillBrand(to, brand), text })).filter(({ to }) => isBuilt(to)),
	}));
	return (
		<footer data-part="site-footer" className={`${FOOTER} ${UNSEEN}`}>
			<div className="mx-auto grid w-full max-w-page grid-cols-3 gap-x-8 gap-y-8 px-6 py-8 desk:grid-cols-4">
				{categories.length > 0 && (
					<LinkGroup title={t('footer.categories')} className="col-span-full">
						<ul className="grid grid-cols-3 gap-x-8 desk:grid-cols-4 laptop:grid-cols-5">
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
							<ul>
								{links.map(({ to, text }) => (
									<li key={to}>
										<Quiet to={to}>{t(text)}</Quiet>
									</li>
								))}
							</ul>
						</LinkGroup>
					))}
				<FooterMarks />
			</div>
			<div className="mx-auto flex w-full max-w-page flex-wrap justify-between gap-x-8 gap-y-2 border-t border-border px-6 py-4">
				<OperatorLines />
				{FooterEnd && <FooterEnd />}
				<p>
					<strong className="text-base text-text">{t('brand')}</strong> · {t('tagline')}
				</p>
			</div>
		</footer>
	);
}

interface GroupProps {
	readonly title: string;
	/** Where it stands. */
	readonly className?: string;
	readonly children: ReactNode;
}

function LinkGroup({ title, className, children }: GroupProps) {
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
