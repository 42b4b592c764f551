import { clsx } from 'clsx';
import { useId } from 'react';
import type { SidebarGroup, SidebarProps } from './sidebar-props.ts';

interface SidebarListProps {
	readonly groups: readonly SidebarGroup[];
	readonly isCollapsed: boolean;
	readonly renderLink: NonNullable<SidebarProps['renderLink']>;
	readonly onChoose?: (() => void) | undefined;
}

/** The places of a sidebar, in lists with headings. */
export function SidebarList({ groups, isCollapsed, renderLink, onChoose }: SidebarListProps) {
	const id = useId();
	return groups.map(({ heading, items }, place) => {
		const headingId = heading === undefined ? undefined : `${id}-${place}`;
		return (
			<div key={items[0]?.href ?? heading} data-part="sidebar-group" className="relative pb-3">
				{heading !== undefined && (
					<p
						id={headingId}
						data-part="sidebar-heading"
						className={clsx(
							isCollapsed ? 'sr-only' : 'm-0 px-3 pt-2 pb-1 text-sm font-semibold text-text-muted wrap-anywhere',
						)}
					>
						{heading}
					</p>
				)}
				<ul aria-labelledby={headingId} className="m-0 grid list-none gap-0.5 p-0">
					{items.map(({ href, label, icon, suffix, isCurrent = false }) => (
						<li key={href}>
							{renderLink({
								href,
								'aria-current': isCurrent ? 'page' : undefined,
								title: isCollapsed ? label : undefined,
								onClick: onChoose,
								className: clsx(
									'flex min-h-target items-center gap-3 rounded-control px-3 py-1.5 text-text no-underline',
									'[@media(hover:hover)]:hover:bg-surface-sunken',
									'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text',
									'forced-colors:aria-[current=page]:outline-2',
									isCollapsed && 'justify-center',
								),
								children: (
									<>
										<span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-5.5">
											{icon}
										</span>
										<span className={clsx(isCollapsed ? 'sr-only' : 'min-w-0 grow wrap-anywhere')}>{label}</span>
										{suffix !== undefined && (
											<span className={clsx(isCollapsed ? 'sr-only' : 'shrink-0 text-sm tabular-nums text-text-muted')}>
												{suffix}
											</span>
										)}
									</>
								),
							})}
						</li>
					))}
				</ul>
			</div>
		);
	});
}
