'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isMatch } from '../combobox/match.ts';
import { IME_KEY_CODE, MOVES } from '../combobox/moves.ts';
import { Glyph, searchIcon } from '../glyph/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Command, CommandPaletteLabels } from './command-palette-props.ts';

interface CommandListProps {
	readonly commands: readonly Command[];
	readonly words: CommandPaletteLabels;
	readonly inputRef: RefObject<HTMLInputElement | null>;
	readonly onRun: (command: Command) => void;
}

/** Whether label or keywords of a command contain every typed word. */
function isFound({ label, keywords = [] }: Command, query: string): boolean {
	const text = [label, ...keywords].join(' ');
	return query
		.trim()
		.split(/\s+/)
		.every((word) => isMatch(text, word));
}

/** Commands that follow each other under one heading. */
function grouped(commands: readonly Command[]) {
	const groups: { readonly heading: string | undefined; readonly commands: Command[] }[] = [];
	for (const command of commands) {
		const last = groups.at(-1);
		if (last !== undefined && last.heading === command.group) last.commands.push(command);
		else groups.push({ heading: command.group, commands: [command] });
	}
	return groups;
}

/** A fieldset is not allowed in a listbox. */
const groupProps = (heading: string | undefined, id: string) =>
	heading === undefined ? {} : { role: 'group', 'aria-labelledby': id };

/** Field and list of the palette (WAI-ARIA combobox whose list is always shown); mounted while the palette is open. */
export function CommandList({ commands: all, words, inputRef, onRun }: CommandListProps) {
	const id = useId();
	const [query, setQuery] = useState('');
	const [activeId, setActiveId] = useState<string>();
	const markedRef = useRef<HTMLDivElement>(null);
	const commands = query.trim() === '' ? all : all.filter((command) => isFound(command, query));
	const free = commands.filter(({ isDisabled = false }) => !isDisabled);
	const active = free.find((command) => command.id === activeId) ?? free[0];

	useEffect(() => {
		if (active !== undefined) markedRef.current?.scrollIntoView({ block: 'nearest' });
	}, [active]);

	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE) return;
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const move = MOVES[event.key];
		if (move !== undefined && active !== undefined) {
			event.preventDefault();
			setActiveId(free[move(free.indexOf(active), free.length)]?.id);
		} else if (event.key === 'Enter') {
			event.preventDefault();
			if (active !== undefined) onRun(active);
		}
	};
	// A press must not take the focus out of the field.
	const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
	const optionProps = (command: Command) => ({
		id: `${id}-${command.id}`,
		role: 'option',
		'aria-selected': command === active,
		'aria-disabled': command.isDisabled === true || undefined,
		ref: command === active ? markedRef : undefined,
		onPointerMove: () => {
			if (command.isDisabled !== true) setActiveId(command.id);
		},
		onClick: () => {
			if (command.isDisabled !== true) onRun(command);
		},
	});
	return (
		<>
			<div className="flex items-center gap-3 border-b border-border px-4">
				<Glyph icon={searchIcon} className="text-text-muted" />
				<input
					ref={inputRef}
					data-part="command-palette-input"
					role="combobox"
					aria-label={words.search}
					aria-autocomplete="list"
					aria-expanded={commands.length > 0}
					aria-controls={commands.length > 0 ? `${id}-list` : undefined}
					aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					placeholder={words.search}
					value={query}
					onChange={(event) => {
						setQuery(event.currentTarget.value);
						setActiveId(undefined);
					}}
					onKeyDown={handleKeyDown}
					className="h-14 min-w-0 grow bg-transparent text-lg outline-none placeholder:text-text-muted placeholder:opacity-100"
				/>
			</div>
			{commands.length === 0 ? (
				<p data-part="command-palette-empty" className="m-0 px-4 py-8 text-center text-text-muted">
					{words.empty}
				</p>
			) : (
				<div
					id={`${id}-list`}
					role="listbox"
					aria-label={words.title}
					data-part="command-palette-list"
					{...keepFocus}
					className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
				>
					{grouped(commands).map(({ heading, commands: own }) => (
						<div key={own[0]?.id} {...groupProps(heading, `${id}-heading-${own[0]?.id}`)}>
							{heading !== undefined && (
								<div
									id={`${id}-heading-${own[0]?.id}`}
									role="presentation"
									data-part="command-palette-heading"
									className="px-2.5 pt-3 pb-1 text-sm text-text-muted"
								>
									{heading}
								</div>
							)}
							{own.map((command) => (
								<div
									key={command.id}
									{...optionProps(command)}
									data-part="command-palette-option"
									className={clsx(
										'flex min-h-target items-center gap-3 rounded-control px-2.5 py-1.5 [&>svg]:size-5 [&>svg]:shrink-0',
										'aria-selected:bg-surface-sunken forced-colors:aria-selected:outline-2',
										'aria-disabled:cursor-not-allowed aria-disabled:text-on-disabled forced-colors:aria-disabled:text-[GrayText]',
									)}
								>
									{command.icon}
									<span className="min-w-0 grow wrap-anywhere">{command.label}</span>
									{command.shortcut !== undefined && (
										<kbd className="shrink-0 font-sans text-sm text-text-muted">{command.shortcut}</kbd>
									)}
								</div>
							))}
						</div>
					))}
				</div>
			)}
			<VisuallyHidden role="status" data-part="command-palette-status">
				{commands.length === 0 ? words.empty : words.results(commands.length)}
			</VisuallyHidden>
		</>
	);
}
