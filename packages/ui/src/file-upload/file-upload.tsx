'use client';

import { useLayoutEffect, useRef } from 'react';
import { crossIcon, fileIcon, Glyph } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { fileKey } from './file-rules.ts';
import { UploadFrame, type UploadScene } from './upload.tsx';
import type { UploadLabels, UploadProps } from './upload-props.ts';
import { UPLOAD_LABELS } from './upload-words.ts';

/** Props of FileUpload: those of a native file input, and these. Ref and props reach the input, the class name its box. */
export interface FileUploadProps extends UploadProps {
	/** Most files; of one the next takes the place. Default: no limit. */
	readonly maxFiles?: number | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<UploadLabels> | undefined;
}

/** Chooses files and shows how far each is on its way. The files are the value; sending them is the caller's. */
export function FileUpload({ maxFiles = Number.POSITIVE_INFINITY, labels, ...props }: FileUploadProps) {
	const words = { ...UPLOAD_LABELS, ...labels };
	return (
		<UploadFrame part="file-upload" props={props} maxFiles={maxFiles} words={words}>
			{(scene) => <FileList scene={scene} words={words} isDisabled={props.disabled === true} />}
		</UploadFrame>
	);
}

interface FileListProps {
	readonly scene: UploadScene;
	readonly words: UploadLabels;
	readonly isDisabled: boolean;
}

function FileList({ scene, words, isDisabled }: FileListProps) {
	const listRef = useRef<HTMLUListElement>(null);
	const removed = useRef<number>(undefined);
	// The button goes with its file; the next one takes the focus, so that a keyboard can go on.
	useLayoutEffect(() => {
		if (removed.current === undefined) return;
		const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-part="file-upload-remove"]') ?? [];
		(buttons[Math.min(removed.current, buttons.length - 1)] ?? scene.inputRef.current)?.focus();
		removed.current = undefined;
	});
	if (scene.files.length === 0) return null;
	return (
		<ul
			ref={listRef}
			data-part="file-upload-list"
			aria-label={words.list}
			className="m-0 flex list-none flex-col gap-2 p-0"
		>
			{scene.files.map((file, index) => (
				<li
					key={fileKey(file)}
					data-part="file-upload-file"
					className="flex min-w-0 items-start gap-3 rounded-card border border-border bg-surface-raised ps-3 text-text"
				>
					<Glyph icon={fileIcon} className="my-3 text-text-muted" />
					<span className="flex min-w-0 grow flex-col py-2.5">
						<span className="flex flex-wrap items-baseline justify-between gap-x-3">
							<span data-part="file-upload-name" className="min-w-0 wrap-anywhere">
								{file.name}
							</span>
							<span data-part="file-upload-size" className="text-sm text-text-muted tabular-nums">
								{scene.formatBytes(file.size)}
							</span>
						</span>
						{scene.statusOf(file)}
					</span>
					<IconButton
						data-part="file-upload-remove"
						label={words.remove(file.name)}
						icon={<Glyph icon={crossIcon} />}
						disabled={isDisabled}
						onClick={() => {
							removed.current = index;
							scene.remove(file);
						}}
					/>
				</li>
			))}
		</ul>
	);
}
