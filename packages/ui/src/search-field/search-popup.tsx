import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useRoomBelow } from './use-room-below.ts';

/** Where the search stands. `idle`: nothing is asked yet (the text is empty or too short), so nothing is shown. */
export type SearchStatus = 'idle' | 'searching' | 'empty' | 'results' | 'error';

/** The words of a search field. */
export interface SearchFieldLabels {
	/** While matches are on their way. Default "Searching". */
	readonly searching: string;
	/** When nothing matches. Default "No search result found". */
	readonly empty: string;
	/** When the search failed, with what to do next. Default "Search did not answer. Try again in a moment." */
	readonly error: string;
	/** Name of the button that empties the field. Default "Clear search". */
	readonly clear: string;
	/** Name of the button that searches. Default "Search". */
	readonly submit: string;
	/** What a screen reader says when matches are there. Default "3 results". */
	readonly results: (count: number) => string;
}

/** A group of matches that follow each other, for example products, or texts to search for. */
export interface SearchGroup {
	/** Names the group. */
	readonly label: string;
	/** Matches below each other, or as chips: a row that scrolls sideways where the field is narrow, else wraps. */
	readonly layout: 'rows' | 'chips';
	/** Hides the label where the matches say themselves what they are; screen readers still read it. */
	readonly isLabelHidden?: boolean;
}

interface SearchPopupProps<T> {
	readonly listId: string;
	readonly listLabel: string;
	readonly status: SearchStatus;
	readonly isOpen: boolean;
	readonly items: readonly T[];
	readonly activeIndex: number;
	readonly maxHeight: number;
	readonly labels: SearchFieldLabels;
	readonly getItemKey: (item: T) => string | number;
	readonly renderItem: (item: T) => ReactNode;
	readonly getItemGroup: ((item: T) => SearchGroup) | undefined;
	readonly footer: ReactNode;
	readonly onSelect: (item: T) => void;
	readonly onActiveChange: (index: number) => void;
	/** Called after a press in the footer. */
	readonly onFooterPress: () => void;
}

/** Id of the option at an index, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

const messageOf = ({ status, items, labels }: Pick<SearchPopupProps<unknown>, 'status' | 'items' | 'labels'>) => {
	const messages = {
		idle: '',
		searching: labels.searching,
		empty: labels.empty,
		error: labels.error,
		results: labels.results(items.length),
	};
	return messages[status];
};

/** What opens below the field: a message or the matches, and the live region that reports both. */
export function SearchPopup<T>(props: SearchPopupProps<T>) {
	const { listId, listLabel, status, items, activeIndex, maxHeight } = props;
	const isOpen = props.isOpen && status !== 'idle';
	const isList = isOpen && status === 'results';
	const popupRef = useRef<HTMLDivElement>(null);
	const activeRef = useRef<HTMLDivElement>(null);
	const room = useRoomBelow(popupRef, isOpen);

	useEffect(() => {
		if (activeIndex >= 0) activeRef.current?.scrollIntoView({ block: 'nearest' });
	}, [activeIndex]);
	// Set by script: an inline style in the markup is what a strict content policy refuses.
	useLayoutEffect(() => {
		if (popupRef.current) popupRef.current.style.maxHeight = isOpen ? `${Math.min(maxHeight, room)}px` : '';
	}, [isOpen, maxHeight, room]);

	// The press is only kept from taking the focus out of the field, which would close the popup.
	const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
	// The button in the footer is what is pressed, by pointer or key.
	const footerProps = { onClick: props.onFooterPress };
	// The keys of the options are handled by the combobox; here is what the pointer does.
	const optionProps = (item: T, index: number) => ({
		ref: index === activeIndex ? activeRef : undefined,
		id: optionId(listId, index),
		role: 'option',
		'aria-selected': index === activeIndex,
		onPointerMove: () => {
			if (index !== activeIndex) props.onActiveChange(index);
		},
		onClick: () => props.onSelect(item),
	});

	// A fieldset may not be part of a listbox.
	const groupProps = (labelId: string) => ({ role: 'group', 'aria-labelledby': labelId });

	return (
		<div
			{...keepFocus}
			ref={popupRef}
			data-part="search-field-popup"
			data-state={isOpen ? status : 'closed'}
			className={clsx(
				isOpen && [
					'absolute inset-x-0 top-full z-overlay mt-2 flex flex-col overflow-hidden rounded-card border border-border',
					'bg-surface-raised text-text shadow-overlay',
				],
			)}
		>
			<div
				role="status"
				data-part="search-field-status"
				className={clsx(isOpen && !isList ? 'px-4 py-3 text-sm wrap-anywhere text-text-muted' : 'sr-only')}
			>
				{isOpen ? messageOf(props) : ''}
			</div>
			{isList && (
				<div
					id={listId}
					role="listbox"
					aria-label={listLabel}
					data-part="search-field-list"
					className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
				>
					{groupsOf(items, props.getItemGroup).map(({ group, first, members }) => {
						const labelId = `${listId}-group-${first}`;
						const options = members.map((item, place) => (
							<div
								{...optionProps(item, first + place)}
								key={props.getItemKey(item)}
								data-part="search-field-option"
								className={clsx(
									'flex min-h-11 items-center text-sm wrap-anywhere',
									'aria-selected:bg-surface-sunken forced-colors:aria-selected:outline-2',
									group?.layout === 'chips'
										? 'max-w-64 shrink-0 rounded-full border border-border px-3.5 aria-selected:border-border-strong @md:max-w-full'
										: 'rounded-control px-2.5 py-1.5',
								)}
							>
								{props.renderItem(item)}
							</div>
						));
						if (group === undefined) return options;
						return (
							<div {...groupProps(labelId)} key={labelId} data-part="search-field-group">
								<div
									id={labelId}
									role="presentation"
									className={clsx(
										group.isLabelHidden ? 'sr-only' : 'px-2.5 pt-1.5 pb-1 font-semibold text-text-muted text-xs',
									)}
								>
									{group.label}
								</div>
								<div
									role="presentation"
									className={clsx(
										// Where the field is narrow, wrapped chips would leave no room for what follows.
										group.layout === 'chips' && 'flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] @md:flex-wrap',
									)}
								>
									{options}
								</div>
							</div>
						);
					})}
				</div>
			)}
			{isOpen && props.footer && (
				<div {...footerProps} data-part="search-field-footer" className="border-border border-t px-1.5 py-1">
					{props.footer}
				</div>
			)}
		</div>
	);
}

interface Grouped<T> {
	readonly group: SearchGroup | undefined;
	/** Index of its first member. */
	readonly first: number;
	readonly members: readonly T[];
}

/** Neighbouring matches of one group together; all in one group without a name where there are none. */
function groupsOf<T>(items: readonly T[], getGroup: ((item: T) => SearchGroup) | undefined): readonly Grouped<T>[] {
	const groups: { group: SearchGroup | undefined; first: number; members: T[] }[] = [];
	for (const [index, item] of items.entries()) {
		const group = getGroup?.(item);
		const last = groups.at(-1);
		if (last && last.group?.label === group?.label) last.members.push(item);
		else groups.push({ group, first: index, members: [item] });
	}
	return groups;
}
