import { useToast } from '@zaylat/ui/toast';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Gives a function that says that what was pressed needs a connection. */
export function useNotOpened(): () => void {
	const { t } = useTranslation();
	const toast = useToast();
	return () => void toast.show({ id: 'not-opened', tone: 'critical', title: t('connection.notOpened') });
}
