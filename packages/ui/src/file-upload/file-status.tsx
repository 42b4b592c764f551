import { clsx } from 'clsx';
import { Button } from '../button/index.ts';
import { alertIcon, checkIcon, Glyph, retryIcon } from '../glyph/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { FileState, UploadLabels } from './upload-props.ts';

interface FileStatusProps {
	readonly part: string;
	readonly name: string;
	readonly state: FileState | undefined;
	readonly words: UploadLabels;
	readonly formatNumber: (number: number) => string;
	readonly onRetry: (() => void) | undefined;
}

const PERCENT = 100;

/** How far a file is on its way; a stop is announced. */
export function FileStatus({ part, name, state, words, formatNumber, onRetry }: FileStatusProps) {
	const percent = state?.share === undefined ? undefined : Math.round(state.share * PERCENT);
	return (
		<>
			{state?.status === 'sending' && (
				<span className="flex items-center gap-2 text-sm text-text-muted">
					<progress
						data-part={`${part}-progress`}
						aria-label={words.sending(name)}
						max={PERCENT}
						value={percent}
						className={clsx(
							'h-1.5 w-full min-w-0 grow appearance-none overflow-hidden rounded-full border-0 bg-skeleton',
							'[&::-webkit-progress-bar]:bg-skeleton [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
							'indeterminate:bg-accent indeterminate:animate-breathe motion-reduce:animate-none [&:indeterminate::-webkit-progress-bar]:bg-accent',
							'forced-colors:appearance-auto',
						)}
					/>
					{percent !== undefined && (
						<span aria-hidden="true" className="shrink-0 tabular-nums">
							{formatNumber(percent)}%
						</span>
					)}
				</span>
			)}
			{state?.status === 'sent' && (
				<span data-part={`${part}-sent`} className="flex items-start gap-1.5 text-sm text-positive">
					<Glyph icon={checkIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
					<span className="min-w-0 wrap-anywhere">{words.sent}</span>
				</span>
			)}
			<span aria-live="polite" className="block empty:hidden">
				{state?.status === 'failed' && (
					<span data-part={`${part}-failed`} className="flex items-start gap-1.5 text-sm text-critical">
						<Glyph icon={alertIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
						<span className="min-w-0 wrap-anywhere">{state.message ?? words.failed}</span>
					</span>
				)}
			</span>
			{state?.status === 'failed' && onRetry !== undefined && (
				<Button
					variant="secondary"
					size="sm"
					iconStart={<Glyph icon={retryIcon} />}
					onClick={onRetry}
					className="my-1 self-start"
				>
					{words.retry} <VisuallyHidden>{name}</VisuallyHidden>
				</Button>
			)}
		</>
	);
}
