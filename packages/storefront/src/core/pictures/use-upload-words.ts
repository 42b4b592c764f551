import { formatCount } from '@zaylat/domain/money';
import type { ImageUploadLabels } from '@zaylat/ui/image-upload';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePreferences } from '../context/app-context.ts';

/** The words of the upload of pictures, in the reader's language and digits. Texts: area `reviewing`. */
export function useUploadWords(): ImageUploadLabels {
	const { t } = useTranslation('reviewing');
	const { language } = usePreferences();
	const number = (value: number) => formatCount(value, language);
	return {
		choose: t('upload.choose'),
		camera: t('upload.camera'),
		drop: t('upload.drop'),
		list: t('upload.list'),
		remove: (name) => t('upload.remove', { name }),
		retry: t('upload.retry'),
		sending: (name) => t('upload.sending', { name }),
		sent: t('upload.sent'),
		failed: t('upload.failed'),
		added: (count) => t('upload.added', { count }),
		removed: (name) => t('upload.removed', { name }),
		earlier: (name) => t('upload.earlier', { name }),
		later: (name) => t('upload.later', { name }),
		moved: (name, place, total) => t('upload.moved', { name, place: number(place), total: number(total) }),
		refused: {
			type: (name) => t('upload.type', { name }),
			size: (name, limit) => t('upload.size', { name, limit }),
			count: (name, limit) => t('upload.count', { name, limit }),
			twice: (name) => t('upload.twice', { name }),
		},
	};
}
