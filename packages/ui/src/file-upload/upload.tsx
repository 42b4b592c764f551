'use client';

import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { mergeRefs } from '../slot/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { DropZone } from './drop-zone.tsx';
import { FileStatus } from './file-status.tsx';
import { Refusals } from './refusals.tsx';
import type { UploadLabels, UploadProps } from './upload-props.ts';
import { latinBytes } from './upload-words.ts';
import { useFiles } from './use-files.ts';

/** What the list of an upload draws from. */
export interface UploadScene extends ReturnType<typeof useFiles> {
	readonly formatBytes: (bytes: number) => string;
	readonly inputRef: RefObject<HTMLInputElement | null>;
	/** How far a file is. */
	readonly statusOf: (file: File) => ReactNode;
}

interface UploadFrameProps {
	readonly part: string;
	readonly props: UploadProps;
	readonly maxFiles: number;
	readonly words: UploadLabels;
	readonly children: (scene: UploadScene) => ReactNode;
}

/** What FileUpload and ImageUpload are made of: drop zone, refusals, the list, and what a screen reader is told. */
export function UploadFrame({ part, props, maxFiles, words, children }: UploadFrameProps) {
	const {
		value: _value,
		defaultValue: _defaultValue,
		onValueChange: _onValueChange,
		maxBytes = Number.POSITIVE_INFINITY,
		getFileState,
		onRetry,
		formatBytes = latinBytes,
		formatNumber = String,
		hint,
		isInvalid,
		ref,
		className,
		...rest
	} = props;
	const inputRef = useRef<HTMLInputElement>(null);
	const setInput = useMemo(() => mergeRefs(inputRef, ref), [ref]);
	const files = useFiles(inputRef, props, maxFiles, words);
	const statusOf = (file: File) => (
		<FileStatus
			part={part}
			name={file.name}
			state={getFileState?.(file)}
			words={words}
			formatNumber={formatNumber}
			onRetry={onRetry && (() => onRetry(file))}
		/>
	);
	return (
		<div data-part={`${part}-box`} className={clsx('flex min-w-0 flex-col gap-3', className)}>
			<DropZone
				{...rest}
				ref={setInput}
				part={part}
				words={words}
				hint={hint}
				multiple={maxFiles > 1}
				isInvalid={isInvalid ?? (rest['aria-invalid'] === true || rest['aria-invalid'] === 'true')}
				onFiles={files.add}
			/>
			<Refusals
				part={part}
				refused={files.refused}
				words={words}
				limits={{ size: formatBytes(maxBytes), count: formatNumber(maxFiles) }}
			/>
			{children({ ...files, formatBytes, inputRef, statusOf })}
			<VisuallyHidden role="status" data-part={`${part}-status`}>
				{files.announcement}
			</VisuallyHidden>
		</div>
	);
}
