import { formatCount } from '@zaylat/domain/money';
import { useToast } from '@zaylat/ui/toast';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePreferences } from '../context/app-context.ts';
import { shrinkPicture } from './shrink-picture.ts';

const MEGABYTE = 1_048_576;

/**
 * Makes pictures smaller before they are sent, and says so; says, too, when one cannot be read. Texts: area `pictures`.
 * @returns a function that gives the file to send; undefined when it cannot be sent
 */
export function useShrinkPicture(): (file: File) => Promise<File | undefined> {
	const { t } = useTranslation('pictures');
	const { language } = usePreferences();
	const toast = useToast();
	const megabytes = ({ size }: File) =>
		`${formatCount(Math.max(0.1, Math.round((size / MEGABYTE) * 10) / 10), language)} MB`;

	return async (file) => {
		const sent = await shrinkPicture(file);
		if (sent === undefined) {
			toast.show({
				id: 'picture',
				tone: 'critical',
				title: t('unreadable.title', { name: file.name }),
				description: t('unreadable.text'),
			});
		} else if (sent !== file) {
			toast.show({
				id: 'picture',
				tone: 'positive',
				title: t(sent.size < file.size ? 'smaller' : 'converted', { from: megabytes(file), to: megabytes(sent) }),
			});
		}
		return sent;
	};
}
