import { uploadPicture } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import type { FileState } from '@zaylat/ui/file-upload';
import { useState } from 'react';
import { useErrorText } from '../app/failures/use-error-text.ts';

type Kept = FileState & { readonly key?: string };

/** Pictures of a review on their way. */
export interface ReviewPictures {
	stateOf(this: void, file: File): FileState | undefined;
	/** Sends those that have not been sent. */
	send(this: void, files: readonly File[]): void;
	retry(this: void, file: File): void;
	/** Keys of pictures that have arrived, in their order; undefined while one of them has not. */
	keysOf(this: void, files: readonly File[]): string[] | undefined;
}

/** Sends pictures as soon as they are chosen, so that the review itself goes at once. */
export function useReviewPictures(): ReviewPictures {
	const client = useClient();
	const errorText = useErrorText();
	const [states, setStates] = useState<ReadonlyMap<File, Kept>>(new Map());
	const note = (file: File, state: Kept) => setStates((before) => new Map(before).set(file, state));

	async function sendOne(file: File) {
		note(file, { status: 'sending' });
		const attempt = await client.attempt(uploadPicture('review', file));
		if (attempt.ok) note(file, { status: 'sent', key: attempt.value.data.key });
		else {
			const { title, advice } = errorText(attempt.error.code);
			note(file, { status: 'failed', message: `${title}. ${advice}` });
		}
	}

	return {
		stateOf: (file) => states.get(file),
		send(files) {
			for (const file of files) if (!states.has(file)) void sendOne(file);
		},
		retry: (file) => void sendOne(file),
		keysOf(files) {
			const keys = files.flatMap((file) => states.get(file)?.key ?? []);
			return keys.length === files.length ? keys : undefined;
		},
	};
}
