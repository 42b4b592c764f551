import { alertIcon, Glyph } from '../glyph/index.ts';
import type { Sorted } from './file-rules.ts';
import { fileKey } from './file-rules.ts';
import type { UploadLabels } from './upload-props.ts';

interface RefusalsProps {
	readonly part: string;
	readonly refused: Sorted['refused'];
	readonly words: UploadLabels;
	/** What is allowed, in words: of bytes and of files. */
	readonly limits: { readonly size: string; readonly count: string };
}

/** Which of the picked files were not taken, and why; announced. */
export function Refusals({ part, refused, words, limits }: RefusalsProps) {
	const limitOf = { type: '', twice: '', ...limits };
	return (
		<div data-part={`${part}-refused-region`} aria-live="polite" className="empty:hidden">
			{refused.length > 0 && (
				<ul data-part={`${part}-refused`} className="m-0 grid list-none gap-1 p-0 text-sm text-critical">
					{refused.map(({ file, reason }) => (
						<li key={fileKey(file)} className="flex items-start gap-1.5">
							<Glyph icon={alertIcon} className="mt-[calc((1lh-1em)/2)] size-[1em]" />
							<span className="min-w-0 wrap-anywhere">{words.refused[reason](file.name, limitOf[reason])}</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
