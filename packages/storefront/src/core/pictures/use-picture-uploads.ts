import { type ApiRequest, isApiError } from '@zaylat/api-client';
import type { Picture } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import type { FileState } from '@zaylat/ui/file-upload';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePreferences } from '../context/app-context.ts';
import { useErrorText } from '../failures/use-error-text.ts';
import { pictureSource } from './picture-source.ts';
import { useShrinkPicture } from './use-shrink-picture.ts';

/** A picture that is shown already. */
export interface ExistingPicture {
	readonly key: string;
	readonly picture: Picture;
}

type Kept = FileState & {
	readonly one?: ExistingPicture;
	/** The picture as it is sent later, after it could not be sent for want of a connection. */
	readonly later?: File;
};

/** Errors after which the picture may go with the form. */
const NO_CONNECTION = ['offline', 'network_error', 'timeout'] as const;

/** Pictures of a form on their way. */
export interface PictureUploads {
	/** Stand-ins for those that are shown already, in their order. */
	readonly kept: readonly File[];
	/** A picture that is at the server, new or shown already. */
	arrived(this: void, file: File): ExistingPicture | undefined;
	/** Address of what a stand-in stands for. */
	previewOf(this: void, file: File): string | undefined;
	stateOf(this: void, file: File): FileState | undefined;
	/** Sends those that have not been sent. */
	send(this: void, files: readonly File[]): void;
	retry(this: void, file: File): void;
	/**
	 * Keys of pictures that have arrived, and pictures that may go later, in their order; undefined while one of them is
	 * neither.
	 */
	sendable(this: void, files: readonly File[]): readonly (string | File)[] | undefined;
}

/**
 * Sends pictures as soon as they are chosen, so that the form itself is sent at once. Texts: area `reviewing`.
 * @param request sends one
 * @param shown those that are shown already
 * @param canWait whether those that cannot be sent may go with the form
 */
export function usePictureUploads(
	request: (file: File) => ApiRequest<{ readonly data: ExistingPicture }>,
	shown: readonly ExistingPicture[] = [],
	canWait = false,
): PictureUploads {
	const { t } = useTranslation('reviewing');
	const { language } = usePreferences();
	const client = useClient();
	const errorText = useErrorText();
	const shrink = useShrinkPicture();
	const [kept] = useState(
		() =>
			new Map(
				shown.map((one, index) => {
					const name = t('picture', { number: formatCount(index + 1, language) });
					return [new File([], name, { type: 'image/webp', lastModified: index }), one];
				}),
			),
	);
	const [states, setStates] = useState<ReadonlyMap<File, Kept>>(new Map());
	const note = (file: File, state: Kept) => setStates((before) => new Map(before).set(file, state));

	async function sendOne(file: File) {
		note(file, { status: 'sending' });
		const sent = await shrink(file);
		if (sent === undefined) return note(file, { status: 'failed' });
		const attempt = await client.attempt(request(sent));
		if (attempt.ok) note(file, { status: 'sent', one: attempt.value.data });
		else if (canWait && isApiError(attempt.error, ...NO_CONNECTION)) {
			note(file, { status: 'failed', message: t('waiting.picture'), later: sent });
		} else {
			note(file, { status: 'failed', message: errorText(attempt.error.code).text });
		}
	}

	const arrived = (file: File) => kept.get(file) ?? states.get(file)?.one;

	return {
		arrived,
		kept: [...kept.keys()],
		previewOf(file) {
			const one = kept.get(file);
			return one && pictureSource(one.picture).src;
		},
		stateOf: (file) => states.get(file),
		send(files) {
			for (const file of files) if (!states.has(file) && !kept.has(file)) void sendOne(file);
		},
		retry: (file) => void sendOne(file),
		sendable(files) {
			const parts = files.flatMap((file) => {
				const state = states.get(file);
				return arrived(file)?.key ?? state?.later ?? [];
			});
			return parts.length === files.length ? parts : undefined;
		},
	};
}
