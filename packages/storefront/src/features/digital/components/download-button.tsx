import { createDownload } from '@zaylat/api-client';
import type { HeldEntitlement } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { LIBRARY_PATH } from '../../../core/paths/digital-path.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionOver } from '../../session/use-session-over.ts';

/** Props of {@link DownloadButton}. */
export interface DownloadButtonProps {
	readonly held: HeldEntitlement;
}

/** Asks for the address of the file, which is good for some minutes, and lets the browser save it. */
export function DownloadButton({ held: { id, name } }: DownloadButtonProps) {
	const { t } = useTranslation('library');
	const client = useClient();
	const showFailure = useFailureToast();
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
			showFailure(t('download.failed'), attempt.error, 'download');
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
