'use client';

import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { fileKey } from '../file-upload/file-rules.ts';
import type { UploadLabels, UploadProps } from '../file-upload/index.ts';
import { UploadFrame, type UploadScene } from '../file-upload/upload.tsx';
import { UPLOAD_LABELS } from '../file-upload/upload-words.ts';
import { ImageTile, type TileAction } from './image-tile.tsx';

/** The words of a picture upload. */
export interface ImageUploadLabels extends UploadLabels {
	/** Name of the button that moves a picture one place to the front. */
	readonly earlier: (name: string) => string;
	/** Name of the button that moves a picture one place to the back. */
	readonly later: (name: string) => string;
	/** What a screen reader says when a picture has moved. */
	readonly moved: (name: string, place: number, count: number) => string;
}

/** Props of ImageUpload: those of a native file input, and these. Ref and props reach the input, the class name its box. */
export interface ImageUploadProps extends UploadProps {
	/** Most pictures; of one the next takes the place. Default 4. */
	readonly maxFiles?: number | undefined;
	/**
	 * Address of the picture that a file stands in for, where the picture is kept elsewhere already; its name is the
	 * file's. Default: the file itself is shown.
	 */
	readonly getPreview?: ((file: File) => string | undefined) | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<ImageUploadLabels> | undefined;
}

const DEFAULT_LABELS: ImageUploadLabels = {
	...UPLOAD_LABELS,
	choose: 'Choose pictures',
	drop: 'Drop pictures here, or',
	list: 'Chosen pictures',
	added: (count) => (count === 1 ? '1 picture added' : `${count} pictures added`),
	earlier: (name) => `Move ${name} to the front`,
	later: (name) => `Move ${name} to the back`,
	moved: (name, place, count) => `${name} is picture ${place} of ${count}`,
};

/**
 * Chooses pictures, shows them and puts them in order, by dragging or by buttons. The files are the value; sending them
 * is the caller's.
 */
export function ImageUpload({ maxFiles = 4, accept = 'image/*', getPreview, labels, ...props }: ImageUploadProps) {
	const words = { ...DEFAULT_LABELS, ...labels };
	return (
		<UploadFrame part="image-upload" props={{ ...props, accept }} maxFiles={maxFiles} words={words}>
			{(scene) => <Tiles scene={scene} getPreview={getPreview} words={words} isDisabled={props.disabled === true} />}
		</UploadFrame>
	);
}

interface TilesProps {
	readonly scene: UploadScene;
	readonly getPreview: ImageUploadProps['getPreview'];
	readonly words: ImageUploadLabels;
	readonly isDisabled: boolean;
}

function Tiles({ scene, getPreview, words, isDisabled }: TilesProps) {
	const { files } = scene;
	const listRef = useRef<HTMLUListElement>(null);
	const refocus = useRef<{ readonly index: number; readonly action: TileAction }>(undefined);
	const [drag, setDrag] = useState<{ readonly from: number; readonly over: number }>();
	// Moving an element takes the focus from it, and removing it too.
	useLayoutEffect(() => {
		if (refocus.current === undefined) return;
		const { index, action } = refocus.current;
		refocus.current = undefined;
		const buttons = listRef.current?.querySelectorAll<HTMLElement>(`[data-action="${action}"]`) ?? [];
		(buttons[Math.min(index, buttons.length - 1)] ?? scene.inputRef.current)?.focus();
	});
	if (files.length === 0) return null;

	const move = (from: number, to: number) => {
		const name = files[from]?.name ?? '';
		scene.move(from, to, words.moved(name, to + 1, files.length));
	};
	const act = (file: File, index: number) => (action: TileAction) => {
		const to = { earlier: index - 1, later: index + 1, remove: index }[action];
		refocus.current = { index: to, action };
		if (action === 'remove') scene.remove(file);
		else move(index, to);
	};
	const dragOf = (index: number) => ({
		onDragStart: (event: DragEvent) => {
			event.dataTransfer.effectAllowed = 'move';
			setDrag({ from: index, over: index });
		},
		onDragOver: (event: DragEvent) => {
			if (drag === undefined) return;
			event.preventDefault();
			if (drag.over !== index) setDrag({ ...drag, over: index });
		},
		onDrop: (event: DragEvent) => {
			if (drag === undefined) return;
			event.preventDefault();
			move(drag.from, index);
			setDrag(undefined);
		},
		onDragEnd: () => setDrag(undefined),
	});
	return (
		<ul
			ref={listRef}
			data-part="image-upload-list"
			aria-label={words.list}
			className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-3 p-0"
		>
			{files.map((file, index) => (
				<ImageTile
					key={fileKey(file)}
					file={file}
					preview={getPreview?.(file)}
					names={{
						...(files.length > 1 && { earlier: words.earlier(file.name), later: words.later(file.name) }),
						remove: words.remove(file.name),
					}}
					atLimit={{ earlier: index === 0, later: index === files.length - 1 }}
					isDisabled={isDisabled}
					isDragged={drag?.from === index}
					isOver={drag !== undefined && drag.over === index && drag.from !== index}
					drag={dragOf(index)}
					onAction={act(file, index)}
				>
					{scene.statusOf(file)}
				</ImageTile>
			))}
		</ul>
	);
}
