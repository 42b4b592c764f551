'use client';

import { clsx } from 'clsx';
import { Drawer } from '../drawer/index.ts';
import { chevronEndIcon, chevronStartIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../labels/labels-context.ts';
import { useControlled } from '../value/use-controlled.ts';
import { SidebarList } from './sidebar-list.tsx';
import type { SidebarLabels, SidebarLinkProps, SidebarProps } from './sidebar-props.ts';

const SIDEBAR_LABELS: SidebarLabels = { navigation: 'Main', collapse: 'Collapse', expand: 'Expand', close: 'Close' };

const nativeLink = (props: SidebarLinkProps) => <a {...props} />;
const nothing = () => {};

/**
 * The places of an app along the start edge of the window, from 1024 px on. It collapses to pictures; below 1024 px it
 * is a drawer that the caller opens, from a button in the header for example.
 */
export function Sidebar({
	groups,
	header,
	footer,
	isCollapsed: givenCollapsed,
	defaultCollapsed = false,
	onCollapsedChange,
	presentation = 'auto',
	isOpen = false,
	onOpenChange = nothing,
	renderLink = nativeLink,
	labels,
	className,
	...rest
}: SidebarProps) {
	const words = useLabels('sidebar', SIDEBAR_LABELS, labels);
	const [isCollapsed, setCollapsed] = useControlled(givenCollapsed, defaultCollapsed, onCollapsedChange);
	return (
		<>
			<nav
				data-part="sidebar"
				data-state={isCollapsed ? 'collapsed' : 'expanded'}
				aria-label={words.navigation}
				{...rest}
				className={clsx(
					'h-full min-h-0 flex-col border-e border-border bg-surface-raised text-text',
					{ auto: 'hidden desk:flex', panel: 'flex', drawer: 'hidden' }[presentation],
					isCollapsed ? 'w-17' : 'w-64',
					className,
				)}
			>
				{header !== undefined && !isCollapsed && (
					<div data-part="sidebar-header" className="px-4 pt-4 pb-2">
						{header}
					</div>
				)}
				<div className="min-h-0 grow overflow-y-auto overscroll-contain p-3">
					<SidebarList groups={groups} isCollapsed={isCollapsed} renderLink={renderLink} />
				</div>
				{footer !== undefined && !isCollapsed && (
					<div data-part="sidebar-footer" className="border-t border-border px-4 py-3">
						{footer}
					</div>
				)}
				<div className={clsx('flex border-t border-border p-2', isCollapsed ? 'justify-center' : 'justify-end')}>
					<IconButton
						data-part="sidebar-toggle"
						label={isCollapsed ? words.expand : words.collapse}
						aria-expanded={!isCollapsed}
						icon={<Glyph icon={isCollapsed ? chevronEndIcon : chevronStartIcon} className="rtl:-scale-x-100" />}
						onClick={() => setCollapsed(!isCollapsed)}
					/>
				</div>
			</nav>
			<Drawer
				data-part="sidebar-drawer"
				side="start"
				title={header ?? words.navigation}
				isOpen={isOpen && presentation !== 'panel'}
				onOpenChange={onOpenChange}
				labels={{ close: words.close }}
				footer={footer}
				className={presentation === 'auto' ? 'desk:hidden' : undefined}
			>
				<nav aria-label={words.navigation} className="-mx-3">
					<SidebarList
						groups={groups}
						isCollapsed={false}
						renderLink={renderLink}
						onChoose={() => onOpenChange(false)}
					/>
				</nav>
			</Drawer>
		</>
	);
}
