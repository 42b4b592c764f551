'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { buttonStyles } from '../button/button-styles.ts';
import { cameraIcon, Glyph, uploadIcon } from '../glyph/index.ts';
import type { UploadLabels } from './upload-props.ts';

interface DropZoneProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
	/** Name of the part. */
	readonly part: string;
	readonly words: UploadLabels;
	readonly hint: ReactNode;
	readonly isInvalid: boolean;
	readonly onFiles: (files: Iterable<File>) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Looks like a button and is the label of a native file input, which keeps keys, names and the picker the browser's. */
const asButton = clsx(
	buttonStyles({ variant: 'secondary' }),
	'cursor-pointer has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-disabled has-disabled:text-on-disabled',
	'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);

/** Where files are dropped, with a button that opens the picker, and on phones one that opens the camera. */
export function DropZone({ part, words, hint, isInvalid, onFiles, capture, ...props }: DropZoneProps) {
	const [isOver, setIsOver] = useState(false);
	// Entering a child counts before leaving its parent does.
	const depth = useRef(0);
	const enter = (change: 1 | -1) => (event: DragEvent) => {
		if (!hasFiles(event)) return;
		depth.current += change;
		setIsOver(depth.current > 0);
	};
	const target = props.disabled
		? {}
		: {
				onDragEnter: enter(1),
				onDragLeave: enter(-1),
				onDragOver: (event: DragEvent) => {
					if (hasFiles(event)) event.preventDefault();
				},
				onDrop: (event: DragEvent) => {
					if (!hasFiles(event)) return;
					event.preventDefault();
					depth.current = 0;
					setIsOver(false);
					onFiles(event.dataTransfer.files);
				},
			};
	return (
		<div
			data-part={`${part}-zone`}
			data-over={isOver || undefined}
			{...target}
			className={clsx(
				'flex flex-col items-center gap-2 rounded-card border bg-surface p-4 text-center text-text',
				'data-over:border-accent data-over:bg-accent-soft forced-colors:data-over:border-[Highlight]',
				isInvalid ? 'border-critical ring-1 ring-critical' : 'border-dashed border-border-strong',
			)}
		>
			<span
				data-part={`${part}-drop`}
				className="flex flex-col items-center gap-1 text-sm wrap-anywhere text-text-muted pointer-coarse:hidden"
			>
				<Glyph icon={uploadIcon} />
				{words.drop}
			</span>
			<span className="flex max-w-full flex-wrap justify-center gap-2">
				<label className={asButton}>
					<input
						data-part={part}
						{...props}
						type="file"
						aria-invalid={isInvalid || undefined}
						onChange={(event) => onFiles(event.currentTarget.files ?? [])}
						className="sr-only"
					/>
					<span className="min-w-0">{words.choose}</span>
				</label>
				{capture !== undefined && (
					<label data-part={`${part}-camera`} className={clsx(asButton, 'hidden pointer-coarse:inline-flex')}>
						<Glyph icon={cameraIcon} />
						<input
							type="file"
							accept={props.accept}
							capture={capture}
							disabled={props.disabled}
							onChange={(event) => onFiles(event.currentTarget.files ?? [])}
							className="sr-only"
						/>
						<span className="min-w-0">{words.camera}</span>
					</label>
				)}
			</span>
			{hint !== undefined && (
				<p data-part={`${part}-hint`} className="m-0 text-sm wrap-anywhere text-text-muted">
					{hint}
				</p>
			)}
		</div>
	);
}
