'use client';

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Glyph, personIcon } from '../glyph/index.ts';
import { initialsOf } from './initials.ts';

/** Which of the six softly tinted grounds lies behind the initials. */
export type AvatarTint = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of Avatar: those of a span, and these. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
	/** Whose picture it is; its name for screen readers and the source of the initials. */
	readonly name: string;
	/** Address of the picture. Default none: the initials. */
	readonly src?: string | undefined;
	/** What is there without a picture, two signs at the most. Default: taken from the name. */
	readonly initials?: string | undefined;
	/** 32, 44, 64 or 96 px. Default `md` (44 px). */
	readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
	/** `circle` for people, `square` for shops and brands. Default `circle`. */
	readonly shape?: 'circle' | 'square' | undefined;
	/** Ground behind the initials. Default: one that follows from the name. */
	readonly tint?: AvatarTint | undefined;
	/** The name is beside it: screen readers do not meet the picture then. Default false. */
	readonly isDecorative?: boolean | undefined;
}

const TINTS = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5', 'bg-tint-6'] as const;

/** The same ground for the same name, on every page and machine. */
function tintOf(name: string): string | undefined {
	const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
	return TINTS[sum % TINTS.length];
}

const styles = cva(
	'relative inline-grid shrink-0 place-items-center overflow-clip align-middle font-semibold text-text select-none forced-colors:border',
	{
		variants: {
			size: {
				sm: 'size-8 text-xs',
				md: 'size-target text-base',
				lg: 'size-16 text-xl',
				xl: 'size-24 text-3xl',
			},
			shape: { circle: 'rounded-full', square: 'rounded-control' },
		},
	},
);

/** A person or shop as a picture; its initials, else a figure, where there is none or it cannot be loaded. */
export function Avatar({
	name,
	src,
	initials = initialsOf(name),
	size = 'md',
	shape = 'circle',
	tint,
	isDecorative = false,
	className,
	...props
}: AvatarProps) {
	const [failedSrc, setFailedSrc] = useState<string>();
	const imageRef = useRef<HTMLImageElement>(null);
	const hasPicture = src !== undefined && src !== '' && src !== failedSrc;

	// One that failed before the script came will not tell any more.
	useEffect(() => {
		const image = imageRef.current;
		if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
	}, [src]);

	const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
	return (
		<span
			data-part="avatar"
			data-state={hasPicture ? 'picture' : 'initials'}
			{...meaning}
			{...props}
			className={clsx(styles({ size, shape }), tint === undefined ? tintOf(name) : TINTS[tint - 1], className)}
		>
			{hasPicture ? (
				<img
					ref={imageRef}
					data-part="avatar-picture"
					src={src}
					alt=""
					decoding="async"
					onError={() => setFailedSrc(src)}
					className="absolute inset-0 size-full max-w-none object-cover"
				/>
			) : (
				<span data-part="avatar-initials" aria-hidden="true" className="leading-none whitespace-nowrap">
					{initials === '' ? <Glyph icon={personIcon} className="size-[1.5em]" /> : initials}
				</span>
			)}
		</span>
	);
}
