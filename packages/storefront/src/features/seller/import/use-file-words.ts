import { formatCount } from '@zaylat/domain/money';
import type { UploadLabels } from '@zaylat/ui/file-upload';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const MEGABYTE = 1_048_576;
const KILOBYTE = 1_024;

/** The words of the choice of a file, and its size, in the reader's language and digits. Texts: area `importing`. */
export function useFileWords(): {
	readonly labels: Partial<UploadLabels>;
	readonly formatBytes: (bytes: number) => string;
} {
	const { t } = useTranslation('importing');
	const { language } = usePreferences();
	const count = (value: number) => formatCount(value, language);
	return {
		formatBytes: (bytes) =>
			bytes < MEGABYTE ? `${count(Math.ceil(bytes / KILOBYTE))} kB` : `${count(Math.ceil(bytes / MEGABYTE))} MB`,
		labels: {
			choose: t('upload.choose'),
			drop: t('upload.drop'),
			list: t('upload.list'),
			remove: (name) => t('upload.remove', { name }),
			added: () => t('upload.added'),
			removed: (name) => t('upload.removed', { name }),
			refused: {
				type: (name) => t('upload.type', { name }),
				size: (name, limit) => t('upload.size', { name, limit }),
				// The next file takes the place of the one that is there, so these cannot be.
				count: (name) => t('upload.type', { name }),
				twice: (name) => t('upload.type', { name }),
			},
		},
	};
}
