import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext } from '../context/app-context.ts';
import { ShopLink } from '../routing/shop-link.tsx';
import { groupPages } from './page-groups.ts';
import type { SavedPage } from './saved-pages.ts';

/** Lists the pages that can be opened without a connection; nothing if there are none. */
export function AvailablePages() {
	const { t } = useTranslation(['offline']);
	const { savedPages } = useAppContext();
	const { pathname, search } = useLocation();
	const [pages, setPages] = useState<readonly SavedPage[]>([]);
	const titleId = useId();

	useEffect(() => {
		let isCurrent = true;
		savedPages?.list().then(
			(found) => isCurrent && setPages(found),
			// The device refuses to read what it has saved.
			() => {},
		);
		return () => {
			isCurrent = false;
		};
	}, [savedPages]);

	const groups = groupPages(pages, pathname + search);
	if (groups.length === 0) return null;
	return (
		<section aria-labelledby={titleId} className="mx-auto mt-4 grid w-full max-w-160 gap-4">
			<h2 id={titleId} className="text-lg font-bold text-text">
				{t('saved.title')}
			</h2>
			{groups.map(({ group, pages: listed }) => (
				<div key={group} className="grid gap-2">
					<h3 className="text-sm font-bold text-text-muted">{t(`saved.${group}`)}</h3>
					<ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface-raised">
						{listed.map(({ path, title }) => (
							<li key={path}>
								<ShopLink
									to={path}
									prefetch="none"
									className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 text-text hover:bg-surface-sunken"
								>
									<span className="line-clamp-2">{title}</span>
									<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
								</ShopLink>
							</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}
