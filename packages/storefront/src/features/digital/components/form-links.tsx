import { DIGITAL_FORMS } from '@zaylat/domain/digital';
import { useLocation } from 'react-router';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formPath, readForm } from '../digital-scope.ts';
import { FORM_ICONS } from './form-icons.ts';

const ITEM =
	'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-3 text-sm text-text-muted hover:text-text aria-[current]:bg-surface-sunken aria-[current]:font-semibold aria-[current]:text-text';

/** Narrows a list to what plans give: codes, files, times of use, use for good. Links, so that it works without script. */
export function FormLinks() {
	const { t } = useTranslation(['digital', 'catalog']);
	const { pathname, search } = useLocation();
	const query = new URLSearchParams(search);
	const current = readForm(query);
	return (
		<nav
			aria-label={t('form.label')}
			className="-mx-gutter relative overflow-x-auto [scrollbar-width:none] tablet:-mx-1"
		>
			<ul className="flex w-max gap-1 px-gutter py-1 tablet:px-1">
				<li>
					<ShopLink
						to={formPath(pathname, query, undefined)}
						aria-current={current === undefined ? 'true' : undefined}
						className={ITEM}
					>
						{t('form.all')}
					</ShopLink>
				</li>
				{DIGITAL_FORMS.map((form) => {
					const Icon = FORM_ICONS[form];
					return (
						<li key={form}>
							<ShopLink
								to={formPath(pathname, query, form)}
								aria-current={form === current ? 'true' : undefined}
								className={ITEM}
							>
								<Icon aria-hidden size={16} />
								{t(`catalog:form.${form}`)}
							</ShopLink>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
