'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import { Button } from '../button/index.ts';
import { downloadIcon, Glyph } from '../glyph/index.ts';
import { modulesPath } from './modules-path.ts';
import { savePicture } from './save-picture.ts';

/** How much of the code may be hidden or dirty: 7, 15, 25 or 30 %. */
export type QrCodeCorrection = 'low' | 'medium' | 'quartile' | 'high';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
	/** What a scanner reads: a payment's payload or an address. */
	readonly value: string;
	/** What the code is for, in words ("QR code to pay 45,000 K with PromptPay"). */
	readonly label: string;
	/** Default `medium`; more where it costs no larger code. */
	readonly correction?: QrCodeCorrection | undefined;
	/** Shown below the code: amount, time left. Default none. */
	readonly caption?: ReactNode | undefined;
	/** Text of the button that saves the code as a picture; without it there is none. */
	readonly saveLabel?: string | undefined;
	/** Name of the saved file. Default "qr-code.png". */
	readonly fileName?: string | undefined;
	/** What else can be done, beside the save button: share, open the app. Default none. */
	readonly actions?: ReactNode | undefined;
}

const LEVELS = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

/** Modules of free ground around the code that scanners need by the standard. */
const QUIET = 4;

/**
 * A QR code to scan from the screen or to save for another app on the same phone. It stays dark on white in dark mode
 * and with forced colours, because many scanners cannot read it the other way round.
 * @throws when the value is longer than a code can hold, 2,331 bytes at `medium`
 */
export function QrCode({
	value,
	label,
	correction = 'medium',
	caption,
	saveLabel,
	fileName = 'qr-code.png',
	actions,
	className,
	...rest
}: QrCodeProps) {
	const drawingRef = useRef<SVGSVGElement>(null);
	const { path, size } = useMemo(() => {
		const code = encode(value, { ecc: LEVELS[correction], boostEcc: true, border: 0 });
		return { path: modulesPath(code.data), size: code.size };
	}, [value, correction]);
	const side = size + 2 * QUIET;

	const save = () => {
		if (drawingRef.current) void savePicture(drawingRef.current, path, size, QUIET, fileName);
	};

	return (
		<figure
			data-part="qr-code"
			{...rest}
			className={clsx('m-0 flex w-60 max-w-full flex-col items-center gap-3 text-center', className)}
		>
			<svg
				ref={drawingRef}
				data-part="qr-code-drawing"
				data-color-mode="light"
				role="img"
				aria-label={label}
				viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
				shapeRendering="crispEdges"
				className="block h-auto w-full rounded-card border border-border bg-surface-raised text-ink forced-color-adjust-none"
			>
				<path d={path} className="fill-current" />
			</svg>
			{caption !== undefined && (
				<figcaption data-part="qr-code-caption" className="max-w-full min-w-0 text-sm wrap-anywhere text-text-muted">
					{caption}
				</figcaption>
			)}
			{(saveLabel !== undefined || actions !== undefined) && (
				<div data-part="qr-code-actions" className="flex max-w-full flex-wrap justify-center gap-2">
					{saveLabel !== undefined && (
						<Button
							data-part="qr-code-save"
							variant="secondary"
							iconStart={<Glyph icon={downloadIcon} />}
							onClick={save}
						>
							{saveLabel}
						</Button>
					)}
					{actions}
				</div>
			)}
		</figure>
	);
}
