'use client';

import { clsx } from 'clsx';
import { Fragment, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { checkIcon, Glyph } from '../glyph/index.ts';
import type { ChoicesProps } from './combobox-props.ts';
import { useTopLayerList } from './use-top-layer-list.ts';

type Drawing<T> = Pick<
	ChoicesProps<T>,
	'getItemKey' | 'getItemText' | 'renderItem' | 'getItemGroup' | 'isItemDisabled' | 'onRetry'
>;

interface ChoiceListProps<T> extends Drawing<T> {
	readonly id: string;
	readonly name: string;
	readonly anchorRef: RefObject<HTMLElement | null>;
	readonly items: readonly T[];
	/** Stands there instead of the list. */
	readonly message: string | undefined;
	readonly retryLabel: string | undefined;
	readonly activeIndex: number;
	readonly isMultiple: boolean;
	readonly isChosen: (item: T) => boolean;
	readonly onActiveChange: (index: number) => void;
	readonly onChoose: (item: T) => void;
}

/** No fieldset, which a listbox may not hold. */
const asGroup = (headingId: string) => ({ role: 'group', 'aria-labelledby': headingId });

/** Id of the choice at an index, for `aria-activedescendant`. */
export const choiceId = (listId: string, index: number) => `${listId}-${index}`;

/** Choices that follow each other under one heading. */
function grouped<T>(items: readonly T[], groupOf: ((item: T) => string) | undefined) {
	const groups: {
		readonly heading: string | undefined;
		readonly items: { readonly item: T; readonly index: number }[];
	}[] = [];
	items.forEach((item, index) => {
		const heading = groupOf?.(item);
		const last = groups.at(-1);
		if (last !== undefined && last.heading === heading) last.items.push({ item, index });
		else groups.push({ heading, items: [{ item, index }] });
	});
	return groups;
}

/** What opens at the field: the choices, or a message. Mounted only while it is open. */
export function ChoiceList<T>(props: ChoiceListProps<T>) {
	const { id, name, anchorRef, items, message, retryLabel, activeIndex, isMultiple } = props;
	const popupRef = useRef<HTMLDivElement>(null);
	const markedRef = useRef<HTMLDivElement>(null);
	useTopLayerList(popupRef, anchorRef);
	// At first the chosen one is brought into view, afterwards the one that keys lead to.
	const markedIndex = activeIndex >= 0 ? activeIndex : items.findIndex((item) => props.isChosen(item));
	useEffect(() => {
		if (markedIndex >= 0) markedRef.current?.scrollIntoView({ block: 'nearest' });
	}, [markedIndex]);

	// A press must not take the focus out of the field, which would close the list.
	const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
	// Keys are the field's business; here is what the pointer does.
	const optionProps = (item: T, index: number) => {
		const isDisabled = props.isItemDisabled?.(item) === true;
		return {
			ref: index === markedIndex ? markedRef : undefined,
			id: choiceId(id, index),
			role: 'option',
			'aria-selected': props.isChosen(item),
			'aria-disabled': isDisabled || undefined,
			'data-active': index === activeIndex || undefined,
			onPointerMove: () => {
				if (index !== activeIndex && !isDisabled) props.onActiveChange(index);
			},
			onClick: () => {
				if (!isDisabled) props.onChoose(item);
			},
		};
	};
	const option = ({ item, index }: { readonly item: T; readonly index: number }) => (
		<div
			{...optionProps(item, index)}
			key={props.getItemKey(item)}
			data-part="combobox-option"
			className={clsx(
				'flex min-h-target items-center gap-3 rounded-control px-2.5 py-1.5',
				'aria-selected:font-semibold aria-disabled:cursor-not-allowed aria-disabled:text-on-disabled',
				'data-active:bg-surface-sunken forced-colors:data-active:outline-2 forced-colors:aria-disabled:text-[GrayText]',
			)}
		>
			<span className="min-w-0 grow wrap-anywhere">{props.renderItem?.(item) ?? props.getItemText(item)}</span>
			<Glyph icon={checkIcon} className={clsx('text-accent-text', !props.isChosen(item) && 'invisible')} />
		</div>
	);
	const group = (heading: string | undefined, index: number, options: ReactNode) =>
		heading === undefined ? (
			<Fragment key="">{options}</Fragment>
		) : (
			<div key={heading} {...asGroup(`${id}-heading-${index}`)} data-part="combobox-group">
				<div
					id={`${id}-heading-${index}`}
					role="presentation"
					data-part="combobox-heading"
					className="px-2.5 pt-3 pb-1 text-sm wrap-anywhere text-text-muted"
				>
					{heading}
				</div>
				{options}
			</div>
		);
	return (
		<div
			{...keepFocus}
			ref={popupRef}
			popover="manual"
			data-part="combobox-popup"
			className={clsx(
				'fixed inset-auto m-0 flex flex-col overflow-hidden rounded-card border border-border bg-surface-raised p-0',
				'text-base text-text shadow-overlay',
			)}
		>
			{message === undefined ? (
				<div
					id={id}
					role="listbox"
					aria-label={name}
					aria-multiselectable={isMultiple || undefined}
					data-part="combobox-list"
					className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
				>
					{grouped(items, props.getItemGroup).map(({ heading, items: own }, index) =>
						group(heading, index, own.map(option)),
					)}
				</div>
			) : (
				<div data-part="combobox-message" className="grid justify-items-start gap-2 overflow-y-auto px-4 py-3">
					<p className="m-0 wrap-anywhere text-text-muted">{message}</p>
					{retryLabel !== undefined && (
						<Button variant="secondary" size="sm" onClick={props.onRetry}>
							{retryLabel}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
