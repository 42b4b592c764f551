import { clsx } from 'clsx';

/** Props of OtpCell. */
export interface OtpCellProps {
	/** The digit in the reader's writing; empty while it is missing. */
	readonly digit: string;
	/** The next digit goes here; the focus is drawn around it. */
	readonly isNext: boolean;
	/** The code was refused. */
	readonly isInvalid: boolean;
}

/** One cell of a code, a picture of what is in the input above it. */
export function OtpCell({ digit, isNext, isInvalid }: OtpCellProps) {
	return (
		<span
			data-part="otp-input-cell"
			data-next={isNext || undefined}
			className={clsx(
				'grid min-h-13 min-w-0 flex-1 place-items-center rounded-control border bg-surface-raised text-xl font-semibold text-text tabular-nums',
				isInvalid ? 'border-critical ring-1 ring-critical' : 'border-border-strong',
				'group-has-[input:focus-visible]/otp:data-next:outline-2 group-has-[input:focus-visible]/otp:data-next:outline-offset-2 group-has-[input:focus-visible]/otp:data-next:outline-focus',
				'group-has-[input:disabled]/otp:border-border group-has-[input:disabled]/otp:bg-disabled group-has-[input:disabled]/otp:text-on-disabled',
				'forced-colors:group-has-[input:disabled]/otp:text-[GrayText]',
			)}
		>
			{digit}
			{digit === '' && isNext && (
				<span className="hidden h-6 w-0.5 bg-text motion-safe:animate-breathe group-has-[input:focus]/otp:block forced-colors:bg-[CanvasText]" />
			)}
		</span>
	);
}
