import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import { chevronLeftIcon, chevronRightIcon, crossIcon, Glyph, zoomInIcon, zoomOutIcon } from '../glyph/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { KEYS, type LightboxActions } from './keys.ts';
import type { LightboxLabels, LightboxPicture } from './lightbox-props.ts';
import { StagePicture } from './stage-picture.tsx';
import { useTrack } from './use-track.ts';
import { useZoom, ZOOM } from './use-zoom.ts';

interface LightboxStageProps {
	readonly id: string;
	readonly pictures: readonly LightboxPicture[];
	readonly index: number;
	readonly onIndexChange: (index: number) => void;
	readonly onClose: () => void;
	readonly labels: LightboxLabels;
	readonly trackRef: RefObject<HTMLUListElement | null>;
}

interface ToolProps {
	readonly part: string;
	readonly label: string;
	readonly glyph: string;
	readonly isAtLimit: boolean;
	readonly onPress: () => void;
	readonly className?: string;
}

/** At its limit a button keeps the focus, so a keyboard is not thrown back to the start. */
function Tool({ part, label, glyph, isAtLimit, onPress, className }: ToolProps) {
	return (
		<IconButton
			data-part={part}
			label={label}
			icon={<Glyph icon={glyph} />}
			aria-disabled={isAtLimit || undefined}
			onClick={isAtLimit ? undefined : onPress}
			className={clsx(
				'aria-disabled:cursor-not-allowed aria-disabled:text-on-disabled forced-colors:aria-disabled:text-[GrayText]',
				className,
			)}
		/>
	);
}

/** What scrolls must be reached by keyboard, though it is no control. */
const SCROLLER = { tabIndex: 0 } as const;

const SIDE_BUTTON =
	'tablet:absolute tablet:top-1/2 tablet:z-1 tablet:-translate-y-1/2 tablet:bg-surface-raised tablet:rounded-full rtl:-scale-x-100';

/** The inside of a lightbox; it lives only while that is open, so each opening begins without zoom. */
export function LightboxStage({ id, pictures, index, onIndexChange, onClose, labels, trackRef }: LightboxStageProps) {
	const last = pictures.length - 1;
	const boxOf = () => {
		const box = trackRef.current?.children[index];
		return box instanceof HTMLElement ? box : null;
	};
	const { step, zoomTo, reset, pan, handlers } = useZoom(boxOf);
	const go = (next: number) => {
		const held = Math.max(0, Math.min(next, last));
		if (held === index) return;
		reset();
		onIndexChange(held);
	};
	useTrack(trackRef, index, go);

	const isLarge = step > 0;
	const actions: LightboxActions = {
		isLarge,
		isRtl: () => trackRef.current !== null && getComputedStyle(trackRef.current).direction === 'rtl',
		move: (by) => go(index + by),
		moveToFirst: () => go(0),
		moveToLast: () => go(last),
		zoom: (by) => zoomTo(step + by),
		fit: () => zoomTo(0),
		pan,
	};
	const latest = useRef(actions);
	latest.current = actions;

	// On the whole dialog, whatever in it has the focus.
	useEffect(() => {
		const dialog = trackRef.current?.closest('dialog');
		const handleKeyDown = (event: KeyboardEvent) => {
			const act = KEYS[event.key];
			if (act === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			act(latest.current);
		};
		dialog?.addEventListener('keydown', handleKeyDown);
		return () => dialog?.removeEventListener('keydown', handleKeyDown);
	}, [trackRef]);

	const picture = pictures[index];
	return (
		<>
			<div data-part="lightbox-header" className="flex items-center gap-1 py-1 ps-4 pe-1">
				<VisuallyHidden asChild>
					<h2 id={`${id}-title`}>{labels.title}</h2>
				</VisuallyHidden>
				<p data-part="lightbox-position" role="status" className="me-auto text-sm font-semibold tabular-nums">
					{pictures.length > 1 && labels.position(index + 1, pictures.length)}
					<VisuallyHidden> {picture?.alt}</VisuallyHidden>
				</p>
				<Tool
					part="lightbox-zoom-out"
					label={labels.zoomOut}
					glyph={zoomOutIcon}
					isAtLimit={step === 0}
					onPress={() => zoomTo(step - 1)}
				/>
				<Tool
					part="lightbox-zoom-in"
					label={labels.zoomIn}
					glyph={zoomInIcon}
					isAtLimit={step === ZOOM.length - 1}
					onPress={() => zoomTo(step + 1)}
				/>
				<IconButton
					data-part="lightbox-close"
					label={labels.close}
					icon={<Glyph icon={crossIcon} />}
					onClick={onClose}
				/>
			</div>
			<ul
				ref={trackRef}
				data-part="lightbox-track"
				{...SCROLLER}
				className={clsx(
					'flex min-h-0 snap-x snap-mandatory overflow-y-hidden overscroll-x-contain outline-none motion-safe:scroll-smooth',
					'[scrollbar-width:none]',
					// A large picture is moved within its box; the row stays where it is.
					isLarge ? 'overflow-x-hidden' : 'overflow-x-auto',
				)}
			>
				{pictures.map((one, at) => (
					<li
						key={one.src}
						data-part="lightbox-slide"
						aria-hidden={at !== index || undefined}
						{...(at === index ? handlers : {})}
						{...(at === index && isLarge ? SCROLLER : {})}
						className={clsx(
							'size-full shrink-0 snap-center touch-manipulation',
							at === index && isLarge
								? 'cursor-grab overflow-auto overscroll-contain [scrollbar-width:thin] active:cursor-grabbing'
								: 'overflow-hidden',
						)}
					>
						<div className={clsx('relative', at === index ? ZOOM[step]?.className : 'size-full')}>
							<StagePicture picture={one} isFar={Math.abs(at - index) > 1} />
						</div>
					</li>
				))}
			</ul>
			<div
				data-part="lightbox-footer"
				className="flex min-h-13 items-center justify-center gap-2 px-1 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] tablet:px-4"
			>
				{last > 0 && (
					<Tool
						part="lightbox-previous"
						label={labels.previous}
						glyph={chevronLeftIcon}
						isAtLimit={index === 0}
						onPress={() => go(index - 1)}
						className={clsx(SIDE_BUTTON, 'tablet:start-4')}
					/>
				)}
				<p
					data-part="lightbox-caption"
					className="max-h-[25dvh] min-w-0 grow overflow-y-auto text-center text-sm wrap-anywhere"
				>
					{picture?.caption}
				</p>
				{last > 0 && (
					<Tool
						part="lightbox-next"
						label={labels.next}
						glyph={chevronRightIcon}
						isAtLimit={index === last}
						onPress={() => go(index + 1)}
						className={clsx(SIDE_BUTTON, 'tablet:end-4')}
					/>
				)}
			</div>
		</>
	);
}
