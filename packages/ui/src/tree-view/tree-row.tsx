import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { checkIcon, chevronEndIcon, Glyph } from '../glyph/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { TreeViewProps } from './tree-view-props.ts';
import type { VisibleItem } from './visible-items.ts';

interface TreeRowProps {
	readonly place: VisibleItem;
	readonly selection: NonNullable<TreeViewProps['selection']>;
	readonly isChosen: boolean;
	/** Whether it is the one in the tab order. */
	readonly isActive: boolean;
	readonly onFocus: () => void;
	readonly onToggle: () => void;
	readonly onChoose: () => void;
}

/** One item; items of all levels are siblings with their level, so that the name of a branch is not that of its items. */
export function TreeRow({ place, selection, isChosen, isActive, onFocus, onToggle, onChoose }: TreeRowProps) {
	const { item, level, position, count, isBranch, isExpanded, isNote } = place;
	const isDisabled = item.isDisabled === true;
	const itemProps = {
		role: 'treeitem',
		'data-item': item.id,
		'aria-level': level,
		'aria-setsize': count,
		'aria-posinset': position,
		'aria-expanded': isBranch ? isExpanded : undefined,
		'aria-selected': selection === 'none' || isNote ? undefined : isChosen,
		'aria-disabled': isDisabled || undefined,
		'aria-busy': item.isLoading === true || undefined,
		tabIndex: isActive ? 0 : -1,
		onFocus,
		onClick: (event: MouseEvent<HTMLElement>) => {
			event.currentTarget.focus();
			if (isBranch && selection === 'none') onToggle();
			else onChoose();
		},
	};
	// The keys are those of the item; this is where a pointer opens the branch without choosing it.
	const toggleProps = {
		onClick: (event: MouseEvent) => {
			event.stopPropagation();
			onToggle();
		},
	};
	return (
		<li
			{...itemProps}
			data-part="tree-view-item"
			className={clsx(
				'flex min-h-target cursor-pointer items-center gap-2 rounded-control pe-3 focus-visible:-outline-offset-2',
				isDisabled
					? 'cursor-not-allowed text-on-disabled forced-colors:text-[GrayText]'
					: '[@media(hover:hover)]:hover:bg-surface-sunken',
				isNote && 'text-sm text-text-muted',
				isChosen && 'bg-accent-soft font-semibold',
			)}
		>
			<span aria-hidden="true" className="flex shrink-0 self-stretch">
				{/* Widths by elements, because a strict content policy refuses inline styles. */}
				{Array.from({ length: level - 1 }, (_level, index) => index).map((index) => (
					<span key={index} className="w-5" />
				))}
				{isBranch ? (
					<span
						data-part="tree-view-toggle"
						{...toggleProps}
						className="-me-2 grid w-target place-items-center text-text-muted"
					>
						<Glyph
							icon={chevronEndIcon}
							className={clsx(
								'transition-transform duration-fast ease-out motion-reduce:transition-none',
								isExpanded ? 'rotate-90' : 'rtl:-scale-x-100',
							)}
						/>
					</span>
				) : (
					<span className="w-9" />
				)}
			</span>
			{isNote && item.isLoading === true && <Spinner />}
			{item.icon !== undefined && (
				<span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-5">
					{item.icon}
				</span>
			)}
			<span className="min-w-0 grow py-2 wrap-anywhere">{item.label}</span>
			{item.suffix !== undefined && (
				<span className="shrink-0 text-sm font-normal text-text-muted tabular-nums">{item.suffix}</span>
			)}
			{selection === 'multiple' && !isNote && (
				<Glyph icon={checkIcon} className={clsx('text-accent-text', !isChosen && 'invisible')} />
			)}
		</li>
	);
}
