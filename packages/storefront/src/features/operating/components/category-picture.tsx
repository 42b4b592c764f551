import { changeCategoryPicture } from '@zaylat/api-client';
import type { StaffCategory } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Field } from '@zaylat/ui/field';
import { type FileState, FileUpload } from '@zaylat/ui/file-upload';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { CHOSEN_TYPES, MOST_CHOSEN_BYTES } from '../../../core/pictures/shrink-picture.ts';
import { useShrinkPicture } from '../../../core/pictures/use-shrink-picture.ts';
import { useUploadWords } from '../../../core/pictures/use-upload-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const MEGABYTE = 1_048_576;

/** Props of {@link CategoryPicture}. */
export interface CategoryPictureProps {
	readonly category: StaffCategory;
	/** Called with all categories as they are from now on. */
	readonly onDone: (all: readonly StaffCategory[]) => void;
}

/** Gives a category another picture as soon as it is chosen. */
export function CategoryPicture({ category, onDone }: CategoryPictureProps) {
	const { t } = useTranslation(['operatedCategories', 'reviewing']);
	const { language } = usePreferences();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const shrink = useShrinkPicture();
	const words = useUploadWords();
	const [state, setState] = useState<FileState>();
	const number = (value: number) => formatCount(value, language);
	const megabytes = (bytes: number) => `${number(Math.round(bytes / MEGABYTE))} MB`;

	async function send(file: File | undefined) {
		if (file === undefined) return setState(undefined);
		setState({ status: 'sending' });
		const sent = await shrink(file);
		if (sent === undefined) return setState({ status: 'failed' });
		const attempt = await client.attempt(changeCategoryPicture(category.id, sent));
		if (!attempt.ok) return setState({ status: 'failed', message: errorText(attempt.error.code).text });
		setState({ status: 'sent' });
		toast.show({ id: 'operating', tone: 'positive', title: t('pictureSaved') });
		onDone(attempt.value.data.items);
	}

	return (
		<Field label={t('picture')} description={t('pictureHelp', { size: megabytes(MOST_CHOSEN_BYTES) })}>
			<FileUpload
				maxFiles={1}
				maxBytes={MOST_CHOSEN_BYTES}
				accept={CHOSEN_TYPES.join(',')}
				getFileState={() => state}
				onValueChange={(files: readonly File[]) => void send(files[0])}
				formatBytes={megabytes}
				formatNumber={number}
				labels={words}
			/>
		</Field>
	);
}
