'use client';

import { clsx } from 'clsx';
import { NavigationMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { chevronEndIcon, Glyph } from '../glyph/index.ts';
import type { NavMenuEntry, RenderNavMenuLink } from './nav-menu-entry.ts';

const ROW = clsx(
	'flex min-h-target w-full items-center gap-3 px-4 py-2 text-start text-base text-text no-underline wrap-anywhere -outline-offset-2',
	'[&>svg]:size-5 [&>svg]:shrink-0 hover:bg-surface-sunken aria-[current=page]:font-semibold aria-[current=page]:text-accent-text',
);

const LINK = clsx(
	'inline-flex min-h-target items-center rounded-control wrap-anywhere no-underline underline-offset-[0.2em] @lg:pointer-fine:min-h-9',
	'hover:text-accent-text hover:underline aria-[current=page]:text-accent-text aria-[current=page]:underline',
);

const hasChildren = ({ children }: NavMenuEntry) => children !== undefined && children.length > 0;

interface MenuLinkProps {
	readonly entry: NavMenuEntry;
	readonly renderLink: RenderNavMenuLink;
	readonly className: string;
	/** Default: the label of the entry. */
	readonly children?: ReactNode | undefined;
}

function MenuLink({ entry, renderLink, className, children = entry.label }: MenuLinkProps) {
	return (
		<NavigationMenu.Link asChild active={entry.isCurrent}>
			{renderLink({ href: entry.href, className, children })}
		</NavigationMenu.Link>
	);
}

interface NavMenuAreasProps {
	readonly entries: readonly NavMenuEntry[];
	/** Areas open beside their rows, and one of them is always open; else below them. */
	readonly isBeside: boolean;
	/** Name of the link to an area itself. */
	readonly allLabel: (area: string) => string;
	readonly renderLink: RenderNavMenuLink;
}

/** The places of the first level: links, and rows that open what lies below them. */
export function NavMenuAreas({ entries, isBeside, allLabel, renderLink }: NavMenuAreasProps) {
	const [area, setArea] = useState('');
	const first = isBeside ? (entries.find(hasChildren)?.href ?? '') : '';
	return (
		<NavigationMenu.Sub
			orientation="vertical"
			value={area || first}
			onValueChange={setArea}
			activationMode={isBeside ? 'automatic' : 'manual'}
			disableToggle={isBeside}
			// The primitive puts a positioned box around the list; here it fills the panel, for the areas beside the rows.
			className="@lg:flex @lg:min-h-0 @lg:grow @lg:flex-col @lg:*:flex @lg:*:min-h-0 @lg:*:grow @lg:*:flex-col"
		>
			<NavigationMenu.List
				data-part="nav-menu-areas"
				className="py-2 @lg:w-64 @lg:grow @lg:overflow-y-auto @lg:overscroll-contain @lg:border-e @lg:border-border"
			>
				{entries.map((entry) => (
					<NavigationMenu.Item key={entry.href} value={entry.href} data-part="nav-menu-area">
						{hasChildren(entry) ? (
							<Area entry={entry} allLabel={allLabel(entry.label)} renderLink={renderLink} />
						) : (
							<MenuLink entry={entry} renderLink={renderLink} className={ROW}>
								{entry.icon}
								<span className="min-w-0 grow">{entry.label}</span>
							</MenuLink>
						)}
					</NavigationMenu.Item>
				))}
			</NavigationMenu.List>
		</NavigationMenu.Sub>
	);
}

interface AreaProps {
	readonly entry: NavMenuEntry;
	readonly allLabel: string;
	readonly renderLink: RenderNavMenuLink;
}

/** A row, and what it opens: groups of links, two levels deep. */
function Area({ entry, allLabel, renderLink }: AreaProps) {
	return (
		<>
			<NavigationMenu.Trigger
				className={clsx(
					ROW,
					'group/area data-[state=open]:bg-accent-soft data-[state=open]:font-semibold data-[state=open]:text-accent-text',
				)}
			>
				{entry.icon}
				<span className="min-w-0 grow">{entry.label}</span>
				<Glyph
					icon={chevronEndIcon}
					className="text-text-muted @max-lg:rotate-90 rtl:-scale-x-100 @max-lg:group-data-[state=open]/area:-rotate-90"
				/>
			</NavigationMenu.Trigger>
			<NavigationMenu.Content
				data-part="nav-menu-pane"
				className="px-4 pt-2 pb-4 @lg:absolute @lg:inset-y-0 @lg:start-64 @lg:end-0 @lg:overflow-y-auto @lg:overscroll-contain @lg:px-6 @lg:py-4"
			>
				<MenuLink entry={entry} renderLink={renderLink} className={clsx(LINK, 'mb-2 font-semibold text-accent-text')}>
					{allLabel}
				</MenuLink>
				<div className="flex items-start gap-6">
					<ul className="grid grow content-start gap-x-6 gap-y-4 @lg:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
						{entry.children?.map((group) => (
							<li key={group.href} data-part="nav-menu-group" className="min-w-0">
								<MenuLink entry={group} renderLink={renderLink} className={clsx(LINK, 'font-semibold text-text')} />
								{hasChildren(group) && (
									<ul>
										{group.children?.map((place) => (
											<li key={place.href}>
												<MenuLink
													entry={place}
													renderLink={renderLink}
													className={clsx(LINK, 'text-sm text-text-muted')}
												/>
											</li>
										))}
									</ul>
								)}
							</li>
						))}
					</ul>
					{entry.picture !== undefined && (
						<div data-part="nav-menu-picture" className="w-56 shrink-0 @max-3xl:hidden">
							{entry.picture}
						</div>
					)}
				</div>
			</NavigationMenu.Content>
		</>
	);
}
