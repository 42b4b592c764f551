'use client';

import { cx } from 'class-variance-authority';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { chevronEndSign, Glyph } from '../glyph/index.ts';
import type { NavMenuEntry, RenderNavMenuLink } from './nav-menu-entry.ts';

const ROW = cx(
	'flex min-h-target w-full items-center gap-3 px-4 py-2 text-start text-base text-text no-underline wrap-anywhere -outline-offset-2',
	'[&>svg]:size-5 [&>svg]:shrink-0 hover:bg-surface-sunken aria-[current=page]:font-semibold aria-[current=page]:text-accent-text',
);

const LINK = cx(
	'inline-flex min-h-target items-center rounded-control wrap-anywhere no-underline underline-offset-[0.2em] @lg:pointer-fine:min-h-9',
	'hover:text-accent-text hover:underline aria-[current=page]:text-accent-text aria-[current=page]:underline',
);

/** Ms that the mouse rests on an area before it is shown, so that the way to the open one may cross others. */
const REST_MS = 120;

const linkTo = ({ href, isCurrent }: NavMenuEntry) => ({
	href,
	'aria-current': isCurrent ? ('page' as const) : undefined,
});

interface NavMenuAreaProps {
	readonly entry: NavMenuEntry;
	/** Shared by the areas of one menu: the browser keeps one of them open. */
	readonly name: string;
	/** Name of the link to the area itself. */
	readonly allLabel: string;
	readonly renderLink: RenderNavMenuLink;
}

/** Groups of an area: each a link and the links below it. */
function Groups({
	entries,
	renderLink,
}: {
	readonly entries: readonly NavMenuEntry[];
	readonly renderLink: RenderNavMenuLink;
}) {
	return (
		<ul className="grid gap-x-6 gap-y-4 @lg:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
			{entries.map((group) => (
				<li key={group.href} data-part="nav-menu-group" className="min-w-0">
					{renderLink({
						...linkTo(group),
						className: cx(LINK, 'font-semibold text-text'),
						children: group.label,
					})}
					{group.children !== undefined && group.children.length > 0 && (
						<ul>
							{group.children.map((place) => (
								<li key={place.href}>
									{renderLink({
										...linkTo(place),
										className: cx(LINK, 'text-sm text-text-muted'),
										children: place.label,
									})}
								</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ul>
	);
}

/** A place of the first level: a link, or a row that opens what lies below it, beside the rows or on phones under it. */
export function NavMenuArea({ entry, name, allLabel, renderLink }: NavMenuAreaProps) {
	const areaRef = useRef<HTMLDetailsElement>(null);
	const paneRef = useRef<HTMLDivElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	if (entry.children === undefined || entry.children.length === 0) {
		return (
			<li data-part="nav-menu-area">
				{renderLink({
					...linkTo(entry),
					className: ROW,
					children: (
						<>
							{entry.icon}
							<span className="min-w-0 grow">{entry.label}</span>
						</>
					),
				})}
			</li>
		);
	}

	// Beside the rows one area always stays open; below them, on phones, a second press folds it up.
	const isBeside = () => paneRef.current !== null && getComputedStyle(paneRef.current).position === 'absolute';
	const handlers = {
		onClick: (event: MouseEvent) => {
			if (areaRef.current?.open && isBeside()) event.preventDefault();
		},
		onPointerEnter: ({ pointerType }: PointerEvent) => {
			if (pointerType !== 'mouse' || !isBeside()) return;
			timer.current = setTimeout(() => {
				if (areaRef.current) areaRef.current.open = true;
			}, REST_MS);
		},
		onPointerLeave: () => clearTimeout(timer.current),
	};
	return (
		<li data-part="nav-menu-area">
			<details ref={areaRef} name={name} className="group/area">
				<summary
					{...handlers}
					className={cx(
						ROW,
						'list-none group-open/area:bg-accent-soft group-open/area:font-semibold group-open/area:text-accent-text [&::-webkit-details-marker]:hidden',
					)}
				>
					{entry.icon}
					<span className="min-w-0 grow">{entry.label}</span>
					<Glyph
						sign={chevronEndSign}
						className="text-text-muted @max-lg:rotate-90 rtl:-scale-x-100 @max-lg:group-open/area:-rotate-90"
					/>
				</summary>
				<div
					ref={paneRef}
					data-part="nav-menu-pane"
					className="px-4 pt-2 pb-4 @lg:absolute @lg:inset-y-0 @lg:start-64 @lg:end-0 @lg:overflow-y-auto @lg:overscroll-contain @lg:px-6 @lg:py-4"
				>
					{renderLink({
						...linkTo(entry),
						className: cx(LINK, 'mb-2 font-semibold text-accent-text'),
						children: allLabel,
					})}
					<Groups entries={entry.children} renderLink={renderLink} />
				</div>
			</details>
		</li>
	);
}
