import type { HelpGroup } from '@zaylat/api-client/contract';
import { fillBrand } from '@zaylat/domain/brand';
import { useAppContext } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { articlePath, articleSlugOf } from '../article-paths.ts';
import { FOOTER_GROUPS } from '../footer-links.ts';

interface GroupLinksProps {
	readonly group: HelpGroup;
	/** The article that is shown. */
	readonly slug: string;
}

/** The articles of a group as links, the shown one marked. */
export function GroupLinks({ group, slug }: GroupLinksProps) {
	const { t } = useTranslation();
	const { brand, isBuilt } = useAppContext();
	const title = t(`footer.${group}`);
	const links = (FOOTER_GROUPS.find((each) => each.group === group)?.links ?? [])
		.map(({ to, text }) => ({ to: fillBrand(to, brand), text }))
		.filter(({ to }) => isBuilt(to));
	return (
		<nav
			aria-label={title}
			className="h-fit rounded-card border border-border bg-surface-raised p-4 desk:max-w-72 desk:w-full desk:justify-self-end desk:[@media(min-height:44rem)]:sticky desk:top-40"
		>
			<p aria-hidden="true" className="font-bold">
				{title}
			</p>
			<ul className="grid tablet:grid-cols-2 desk:grid-cols-1">
				{links.map(({ to, text }) => {
					const target = articleSlugOf(to, brand);
					return (
						<li key={to}>
							<ShopLink
								to={articlePath(target, brand) ?? to}
								aria-current={target === slug ? 'page' : undefined}
								className="inline-flex min-h-target items-center rounded-control text-text-muted underline-offset-[0.2em] hover:text-accent-text hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-accent-text"
							>
								{t(text)}
							</ShopLink>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
