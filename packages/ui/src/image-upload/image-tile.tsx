'use client';

import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';
import { chevronEndIcon, chevronStartIcon, crossIcon, Glyph, pictureIcon } from '../glyph/index.ts';
import { useObjectUrl } from './use-object-url.ts';

/** What the buttons of a picture do. */
export type TileAction = 'earlier' | 'later' | 'remove';

interface ImageTileProps {
	readonly file: File;
	/** Address of what the file stands in for. */
	readonly preview: string | undefined;
	/** Names of the buttons; those that move are left out where there is only one picture. */
	readonly names: Readonly<Partial<Record<TileAction, string>>>;
	/** Buttons that lead nowhere now. */
	readonly atLimit: Readonly<Partial<Record<TileAction, boolean>>>;
	readonly isDisabled: boolean;
	readonly isDragged: boolean;
	readonly isOver: boolean;
	readonly drag: Readonly<Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>>;
	readonly onAction: (action: TileAction) => void;
	/** How far the file is. */
	readonly children: ReactNode;
}

const ACTIONS: readonly { readonly action: TileAction; readonly glyph: string }[] = [
	{ action: 'earlier', glyph: chevronStartIcon },
	{ action: 'later', glyph: chevronEndIcon },
	{ action: 'remove', glyph: crossIcon },
];

/** A picture with its buttons; it can be dragged to another's place. */
export function ImageTile({
	file,
	preview,
	names,
	atLimit,
	isDisabled,
	isDragged,
	isOver,
	drag,
	onAction,
	children,
}: ImageTileProps) {
	const ownUrl = useObjectUrl(file);
	const url = preview ?? ownUrl;
	const [isBroken, setIsBroken] = useState(false);
	const canMove = names.earlier !== undefined && !isDisabled;
	return (
		<li
			data-part="image-upload-tile"
			draggable={canMove}
			{...(canMove && drag)}
			className={clsx('flex min-w-0 flex-col gap-1', canMove && 'cursor-grab', isDragged && 'opacity-50')}
		>
			<span
				className={clsx(
					'grid aspect-square place-items-center overflow-hidden rounded-card border border-border bg-tint-2 text-text-muted',
					isOver && 'outline-2 outline-offset-2 outline-focus',
				)}
			>
				{url === undefined || isBroken ? (
					<span role="img" aria-label={file.name} className="grid place-items-center">
						<Glyph icon={pictureIcon} className="size-8" />
					</span>
				) : (
					<img
						data-part="image-upload-preview"
						src={url}
						alt={file.name}
						draggable={false}
						onError={() => setIsBroken(true)}
						className="size-full object-cover"
					/>
				)}
			</span>
			<span className="flex justify-center">
				{ACTIONS.map(({ action, glyph }) => {
					const name = names[action];
					if (name === undefined) return null;
					return (
						// At its limit the button keeps the focus, so a keyboard is not thrown back to the page's start.
						<button
							key={action}
							type="button"
							data-action={action}
							aria-label={name}
							aria-disabled={atLimit[action] || undefined}
							disabled={isDisabled}
							onClick={atLimit[action] ? undefined : () => onAction(action)}
							className={clsx(
								'grid size-target shrink-0 place-items-center rounded-control text-text transition-colors duration-fast enabled-hover:bg-surface-sunken',
								'disabled:cursor-not-allowed disabled:text-on-disabled aria-disabled:cursor-not-allowed aria-disabled:text-on-disabled',
								'forced-colors:aria-disabled:text-[GrayText]',
							)}
						>
							<Glyph icon={glyph} className={action === 'remove' ? undefined : 'rtl:-scale-x-100'} />
						</button>
					);
				})}
			</span>
			{children}
		</li>
	);
}
