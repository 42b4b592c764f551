'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { useLabels } from '../labels/labels-context.ts';
import { Slot } from '../slot/index.ts';
import { useControlled } from '../value/use-controlled.ts';
import { CommandList } from './command-list.tsx';
import type { CommandPaletteLabels, CommandPaletteProps } from './command-palette-props.ts';

const COMMAND_PALETTE_LABELS: CommandPaletteLabels = {
	title: 'Commands',
	search: 'Search commands',
	empty: 'No matching commands. Try another word.',
	results: (count) => (count === 1 ? '1 command' : `${count} commands`),
};

/**
 * All commands of an app in one dialog, found by typing. Ctrl K or Command K opens and closes it; arrow keys mark a
 * command, Enter runs it, Escape closes.
 */
export function CommandPalette({
	commands,
	hotkey = 'k',
	isOpen: givenOpen,
	defaultOpen = false,
	onOpenChange,
	trigger,
	labels,
	ref,
	className,
	...rest
}: CommandPaletteProps) {
	const words = useLabels('commandPalette', COMMAND_PALETTE_LABELS, labels);
	const [isOpen, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
	const inputRef = useRef<HTMLInputElement>(null);
	const modal = useModal({ isOpen, onOpenChange: setOpen, initialFocusRef: inputRef, closesOnPressOutside: true, ref });

	useEffect(() => {
		if (hotkey === null) return;
		const handleKeyDown = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
			if (event.key.toLowerCase() !== hotkey.toLowerCase()) return;
			event.preventDefault();
			setOpen(!isOpen);
		};
		document.addEventListener('keydown', handleKeyDown);
		return () => document.removeEventListener('keydown', handleKeyDown);
	}, [hotkey, isOpen, setOpen]);

	return (
		<>
			{trigger !== undefined && (
				<Slot aria-haspopup="dialog" onClick={() => setOpen(true)}>
					{trigger}
				</Slot>
			)}
			<dialog
				data-part="command-palette"
				aria-label={words.title}
				{...rest}
				{...modal}
				className={clsx(
					'fixed mx-auto mt-[10dvh] mb-auto max-h-[min(70dvh,32rem)] w-[min(36rem,calc(100%-2rem))] max-w-none flex-col overflow-visible rounded-card border border-border bg-surface-raised p-0 text-text shadow-overlay',
					'outline-none backdrop:bg-overlay open:flex',
					'transition duration-slow ease-out motion-reduce:transition-none starting:open:opacity-0',
					className,
				)}
			>
				{isOpen && (
					<CommandList
						commands={commands}
						words={words}
						inputRef={inputRef}
						onRun={(command) => {
							setOpen(false);
							command.onRun();
						}}
					/>
				)}
			</dialog>
		</>
	);
}
