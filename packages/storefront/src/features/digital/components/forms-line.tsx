import type { DigitalForm } from '@zaylat/domain/digital';
import { Badge } from '@zaylat/ui/badge';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FORM_ICONS } from './form-icons.ts';

/** What a digital product is, in a word for each of its forms. */
export function FormsLine({ forms }: { readonly forms: readonly DigitalForm[] }) {
	const { t } = useTranslation('catalog');
	return (
		<ul className="flex flex-wrap gap-2">
			{forms.map((form) => {
				const Icon = FORM_ICONS[form];
				return (
					<li key={form}>
						<Badge tone="info" size="md">
							<Icon aria-hidden />
							{t(`form.${form}`)}
						</Badge>
					</li>
				);
			})}
		</ul>
	);
}
