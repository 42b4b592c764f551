import { cx } from 'class-variance-authority';
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
	readonly getItemText: (item: T) => string;
	readonly renderItem: (item: T) => ReactNode;
	readonly onSelect: (item: T) => void;
	readonly onActiveChange: (index: number) => void;
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
	// The keys of the options are handled by the combobox; here is what the pointer does.
	const optionProps = (item: T, index: number) => ({
		ref: index === activeIndex ? activeRef : undefined,
		id: optionId(listId, index),
		role: 'option',
		'aria-selected': index === activeIndex,
		'aria-label': props.getItemText(item),
		onPointerMove: () => {
			if (index !== activeIndex) props.onActiveChange(index);
		},
		onClick: () => props.onSelect(item),
	});

	return (
		<div
			{...keepFocus}
			ref={popupRef}
			data-part="search-field-popup"
			data-state={isOpen ? status : 'closed'}
			className={cx(
				isOpen && [
					'absolute inset-x-0 top-full z-overlay mt-2 flex flex-col overflow-hidden rounded-card border border-border',
					'bg-surface-raised text-text shadow-overlay',
				],
			)}
		>
			<div
				role="status"
				data-part="search-field-status"
				className={cx(isOpen && !isList ? 'px-4 py-3 text-sm wrap-anywhere text-text-muted' : 'sr-only')}
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
					{items.map((item, index) => (
						<div
							{...optionProps(item, index)}
							key={props.getItemKey(item)}
							data-part="search-field-option"
							className={cx(
								'flex min-h-11 items-center rounded-control px-2.5 py-1.5 text-sm wrap-anywhere',
								'aria-selected:bg-surface-sunken forced-colors:aria-selected:outline-2',
							)}
						>
							{props.renderItem(item)}
						</div>
					))}
				</div>
			)}
		</div>
	);
}
