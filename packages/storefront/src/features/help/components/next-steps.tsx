import { chevronEndIcon, Glyph } from '@zaylat/ui/glyph';
import { useId } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NEXT_PLACES, nextPlaces } from '../next-places.ts';

/** What a reader can do after an article, as links. */
export function NextSteps({ slug }: { readonly slug: string }) {
	const { t } = useTranslation('help');
	const { isBuilt } = useAppContext();
	const id = useId();
	const places = nextPlaces(slug)
		.map((place) => NEXT_PLACES[place])
		.filter(({ to }) => isBuilt(to));
	if (places.length === 0) return null;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3 border-t border-border pt-6">
			<h2 id={id} className="text-lg leading-heading font-bold">
				{t('next.title')}
			</h2>
			<ul className="grid gap-3 tablet:grid-cols-3">
				{places.map(({ to, text }) => (
					<li key={to}>
						<ShopLink
							to={to}
							className="flex h-full min-h-target items-center gap-2 rounded-card border border-border bg-surface-raised px-4 py-3 font-semibold text-text no-underline hover:border-border-strong hover:text-accent-text"
						>
							<span className="min-w-0 grow">{t(text)}</span>
							<Glyph icon={chevronEndIcon} className="shrink-0 text-text-muted rtl:-scale-x-100" />
						</ShopLink>
					</li>
				))}
			</ul>
		</section>
	);
}
