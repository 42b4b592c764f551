'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import { fileKey, type Sorted, sortFiles } from './file-rules.ts';
import type { UploadLabels, UploadProps } from './upload-props.ts';

const NOTHING: readonly File[] = [];

/** Puts files into the native input, so that a form without script of its own sends them, and `required` is met. */
function fill(input: HTMLInputElement | null, files: readonly File[]) {
	if (input === null) return;
	const transfer = new DataTransfer();
	for (const file of files) transfer.items.add(file);
	input.files = transfer.files;
}

/**
 * The files of an upload: taking, refusing, removing, moving.
 * @param inputRef the native input
 */
export function useFiles(
	inputRef: RefObject<HTMLInputElement | null>,
	{ value, defaultValue = NOTHING, onValueChange, accept, maxBytes = Number.POSITIVE_INFINITY }: UploadProps,
	maxFiles: number,
	words: UploadLabels,
) {
	const [files, setFiles] = useControlled(value, defaultValue, onValueChange);
	const [refused, setRefused] = useState<Sorted['refused']>([]);
	const [announcement, setAnnouncement] = useState('');
	useLayoutEffect(() => fill(inputRef.current, files), [inputRef, files]);
	const latest = useRef(files);
	latest.current = files;
	useFormReset(inputRef, () => {
		// The browser empties the input once all have heard of the reset.
		setTimeout(() => fill(inputRef.current, latest.current));
		setRefused([]);
		setAnnouncement('');
		setFiles(defaultValue);
	});

	const add = (picked: Iterable<File>) => {
		const sorted = sortFiles([...picked], files, { accept, maxBytes, maxFiles });
		setRefused(sorted.refused);
		if (sorted.taken.length > 0) {
			setFiles(maxFiles === 1 ? sorted.taken : [...files, ...sorted.taken]);
			setAnnouncement(words.added(sorted.taken.length));
		} else {
			// The picker has put its own choice into the input.
			fill(inputRef.current, files);
			setAnnouncement('');
		}
	};
	const remove = (file: File) => {
		setFiles(files.filter((one) => fileKey(one) !== fileKey(file)));
		setRefused([]);
		setAnnouncement(words.removed(file.name));
	};
	const move = (from: number, to: number, announced: string) => {
		const file = files[from];
		if (file === undefined || from === to) return;
		const others = files.toSpliced(from, 1);
		setFiles(others.toSpliced(to, 0, file));
		setAnnouncement(announced);
	};
	return { files, refused, announcement, add, remove, move };
}
