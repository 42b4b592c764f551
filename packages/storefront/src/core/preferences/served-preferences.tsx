import { Button } from '@zaylat/ui/button';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formPath } from '../forms/page-form.ts';
import { PreferenceFields } from './preference-fields.tsx';

/** The preferences as a form of the served page. */
export function ServedPreferences() {
	const { t } = useTranslation();
	return (
		<form action={formPath('preferences')} method="post" className="flex flex-col gap-4">
			<h2 className="font-bold text-lg leading-heading">{t('preferences.title')}</h2>
			<PreferenceFields />
			<Button type="submit" isFullWidth>
				{t('preferences.done')}
			</Button>
		</form>
	);
}
