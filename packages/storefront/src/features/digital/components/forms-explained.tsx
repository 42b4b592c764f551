import type { DigitalForm } from '@zaylat/domain/digital';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FORM_ICONS } from './form-icons.ts';

/** What the forms of a digital product mean, in words. */
export function FormsExplained({ forms }: { readonly forms: readonly DigitalForm[] }) {
	const { t } = useTranslation(['digital', 'catalog']);
	return (
		<Section title={t('product.kinds')}>
			<dl className="flex flex-col gap-4">
				{forms.map((form) => {
					const Icon = FORM_ICONS[form];
					return (
						<div key={form} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
							<dt className="contents font-semibold">
								<span className="flex h-lh items-center text-accent-text">
									<Icon aria-hidden size={20} />
								</span>
								{t(`catalog:form.${form}`)}
							</dt>
							<dd className="col-start-2 text-pretty text-sm text-text-muted">{t(`form.${form}`)}</dd>
						</div>
					);
				})}
			</dl>
		</Section>
	);
}
