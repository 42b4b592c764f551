import type { ReactNode } from 'react';
import { useAppContext } from '../../core/context/app-context.ts';
import { ShopLink } from '../../core/routing/shop-link.tsx';
import { DemoMark } from '../../features/demo/demo-mark.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const SERVICES = [
	{ to: '/Track', text: 'nav.trackOrder' },
	{ to: '/download', text: 'nav.getTheApp' },
] as const;

/** The row of 44 px below the header of tablets and desktops; wide windows have the services of the shop at its end. It has the mark of the demo, too. */
export function NavRow({ children }: { readonly children: ReactNode }) {
	const { t } = useTranslation();
	const { isBuilt } = useAppContext();
	return (
		<div className="border-b border-border bg-surface-raised max-tablet:hidden">
			<div className="mx-auto flex min-h-target w-full max-w-page items-center gap-4 px-6 text-sm">
				{children}
				<nav aria-label={t('nav.trackAndApp')} className="shrink-0 max-[80rem]:hidden">
					<ul className="flex gap-4">
						{SERVICES.filter(({ to }) => isBuilt(to)).map(({ to, text }) => (
							<li key={to}>
								<ShopLink
									to={to}
									className="inline-flex min-h-target items-center rounded-control text-text-muted -outline-offset-2 hover:text-text"
								>
									{t(text)}
								</ShopLink>
							</li>
						))}
					</ul>
				</nav>
				<DemoMark />
			</div>
		</div>
	);
}

interface NavRowLinkProps {
	readonly to: string;
	readonly isCurrent: boolean;
	readonly children: ReactNode;
}

/** A place in the row. */
export function NavRowLink({ to, isCurrent, children }: NavRowLinkProps) {
	return (
		<ShopLink
			to={to}
			aria-current={isCurrent ? 'page' : undefined}
			className="inline-flex min-h-target items-center gap-2 rounded-control whitespace-nowrap text-text no-underline decoration-2 underline-offset-[0.4em] -outline-offset-2 hover:text-accent-text aria-[current=page]:text-accent-text aria-[current=page]:underline"
		>
			{children}
		</ShopLink>
	);
}
