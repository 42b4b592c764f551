import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { digitalCategoryPath } from '../../../core/paths/digital-path.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Listing } from '../../catalog/listing/listing.tsx';
import { DigitalArea } from '../components/digital-area.tsx';
import { FormLinks } from '../components/form-links.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { digitalScope } from '../digital-scope.ts';

/** Digital goods that match the search of the address; all of them, or those of a form, without a text. */
export function DigitalListPage() {
	const { t } = useTranslation(['digital', 'catalog']);
	const { brand } = useAppContext();
	const scope = digitalScope(new URLSearchParams(useLocation().search));
	const { search, form } = scope;
	return (
		<DigitalArea>
			<h1 className="text-balance font-bold text-xl leading-heading tablet:text-2xl">
				{search !== undefined ? (
					<span className="wrap-anywhere">{t('list.results', { text: search })}</span>
				) : (
					t(form === undefined ? 'list.all' : `home.${form}`)
				)}
			</h1>
			<FormLinks />
			<Listing
				key={`${search} ${form}`}
				scope={scope}
				empty={<NothingFound text={search} />}
				{...(search === undefined && { categoryPath: (slugs) => digitalCategoryPath(brand, slugs) })}
			/>
		</DigitalArea>
	);
}
