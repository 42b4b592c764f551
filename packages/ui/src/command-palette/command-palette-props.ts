import type { ReactNode } from 'react';
import type { ModalElementProps, OpenProps } from '../dialog/dialog-props.ts';

/** A command that the palette offers. */
export interface Command {
	/** Identifies the command among the others. */
	readonly id: string;
	/** What it does, in words. */
	readonly label: string;
	/** Heading of the command; commands of one heading must follow each other. Default none. */
	readonly group?: string | undefined;
	/** Further words that find it. Default none. */
	readonly keywords?: readonly string[] | undefined;
	/** Picture before the label. Default none. */
	readonly icon?: ReactNode | undefined;
	/** Keys that run it without the palette, shown at the line's end: "Ctrl B". Default none. */
	readonly shortcut?: string | undefined;
	/** Cannot be run now. Default false. */
	readonly isDisabled?: boolean | undefined;
	/** Runs it; the palette has closed before. */
	readonly onRun: () => void;
}

/** Labels of a command palette. */
export interface CommandPaletteLabels {
	/** Name of the dialog. Default "Commands". */
	readonly title: string;
	/** Name of the field, and its placeholder. Default "Search commands". */
	readonly search: string;
	/** Shown when no command matches. Default "No matching commands. Try another word." */
	readonly empty: string;
	/** Announced after each change of the list. Default "3 commands". */
	readonly results: (count: number) => string;
}

/** Props of CommandPalette: those of a native dialog, and these. */
export interface CommandPaletteProps extends ModalElementProps, OpenProps {
	/** The commands, in order. */
	readonly commands: readonly Command[];
	/** Key that opens and closes the palette together with Ctrl, on Apple devices with Command. Null for none. Default "k". */
	readonly hotkey?: string | null | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<CommandPaletteLabels> | undefined;
}
