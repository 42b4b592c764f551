import { createDownload } from '@zaylat/api-client';
import type { HeldEntitlement } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LIBRARY_PATH } from '../../shared/digital-path/digital-path.ts';
import { useSessionOver } from '../../shared/session/use-session-over.ts';

/** Props of {@link DownloadButton}. */
export interface DownloadButtonProps {
	readonly held: HeldEntitlement;
}

/** Asks for the address of the file, which is good for some minutes, and lets the browser save it. */
export function DownloadButton({ held: { id, name } }: DownloadButtonProps) {
	const { t } = useTranslation('library');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const [isPending, setIsPending] = useState(false);

	async function download() {
		setIsPending(true);
		const attempt = await client.attempt(createDownload(id));
		setIsPending(false);
		if (attempt.ok) {
			const link = document.createElement('a');
			link.href = attempt.value.data.url;
			link.download = attempt.value.data.fileName;
			link.click();
		} else if (!(await sessionIsOver(attempt.error, LIBRARY_PATH))) {
			const { title, advice } = errorText(attempt.error.code);
			toast.show({ id: 'download', tone: 'critical', title: t('download.failed'), description: `${title}. ${advice}` });
		}
	}

	return (
		<Button
			iconStart={<Download aria-hidden />}
			isLoading={isPending}
			loadingLabel={t('download.pending')}
			onClick={() => void download()}
		>
			{t('download.button')}
			<VisuallyHidden>{t('of', { name })}</VisuallyHidden>
		</Button>
	);
}
