import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Refusal } from './file-rules.ts';

/** Where a file is on its way: not begun, going out, arrived, or stopped. */
export interface FileState {
	readonly status: 'waiting' | 'sending' | 'sent' | 'failed';
	/** While sending, how much has gone out, 0 to 1. Default: not known. */
	readonly share?: number | undefined;
	/** Why it stopped and what to do about it. Default: the label `failed`. */
	readonly message?: string | undefined;
}

/** The words of an upload. */
export interface UploadLabels {
	/** On the button that opens the picker. Default "Choose files". */
	readonly choose: string;
	/** On the button that opens the camera. Default "Take a photo". */
	readonly camera: string;
	/** Above the buttons, for those who drag with a mouse. Default "Drop files here, or". */
	readonly drop: string;
	/** Name of the list. Default "Chosen files". */
	readonly list: string;
	/** Name of the button that takes a file away. */
	readonly remove: (name: string) => string;
	/** On the button that sends a file again; screen readers hear the name of the file after it. Default "Try again". */
	readonly retry: string;
	/** Name of a file's progress bar. */
	readonly sending: (name: string) => string;
	/** Beside a file that arrived. Default "Uploaded". */
	readonly sent: string;
	/** Beside a file that stopped. Default "Not uploaded. Try again." */
	readonly failed: string;
	/** What a screen reader says when files join. */
	readonly added: (count: number) => string;
	/** What a screen reader says when a file goes. */
	readonly removed: (name: string) => string;
	/** Why a file was not taken; `limit` is the size, or the number of files, that is allowed. */
	readonly refused: Readonly<Record<Refusal, (name: string, limit: string) => string>>;
}

type Own = 'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'children' | 'multiple';

/** What FileUpload and ImageUpload share. */
export interface UploadProps extends Omit<ComponentPropsWithRef<'input'>, Own> {
	/** The chosen files, when the caller keeps them. Default: the component keeps them. */
	readonly value?: readonly File[] | undefined;
	/** The files at first, and after a reset of the form. Default none. */
	readonly defaultValue?: readonly File[] | undefined;
	/** Called with all files when some join, go, or change places. Default none. */
	readonly onValueChange?: ((value: readonly File[]) => void) | undefined;
	/** Most bytes of one file. Default: no limit. */
	readonly maxBytes?: number | undefined;
	/** Where a file is on its way; sending it is the caller's. Default: nothing is shown. */
	readonly getFileState?: ((file: File) => FileState | undefined) | undefined;
	/** Called when the person wants a file sent again. Default: no button. */
	readonly onRetry?: ((file: File) => void) | undefined;
	/** Writes a size in the reader's language. Default: "2.4 MB", Latin. */
	readonly formatBytes?: ((bytes: number) => string) | undefined;
	/** Writes a number in the reader's digits. Default: Latin. */
	readonly formatNumber?: ((number: number) => string) | undefined;
	/** Below the buttons: what may be chosen. Default none. */
	readonly hint?: ReactNode | undefined;
	/** Marks it as not acceptable; sets aria-invalid. Default false. */
	readonly isInvalid?: boolean | undefined;
}
