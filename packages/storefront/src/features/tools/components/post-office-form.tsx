import { SEARCH } from '@zaylat/domain/search';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormAddress } from '../../addresses/use-form-address.ts';
import { POST_OFFICES_PATH, type PostOfficeSearch } from '../post-office-search.ts';
import { useRegions } from './use-regions.ts';

/** What to search for and where. */
export function PostOfficeForm({ search: { text, place } }: { readonly search: PostOfficeSearch }) {
	const { t } = useTranslation('tools');
	const countries = useRegions();
	const submit = useFormAddress(POST_OFFICES_PATH);
	return (
		<search aria-label={t('postOffices.form')}>
			<form
				action={POST_OFFICES_PATH}
				onSubmit={submit}
				className="grid items-end gap-4 rounded-card border border-border bg-surface-raised p-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
			>
				<Field label={t('postOffices.search')}>
					<Input type="search" name="search" defaultValue={text} maxLength={SEARCH.maxLength - 1} />
				</Field>
				<Field label={t('postOffices.region')}>
					<Select name="in" defaultValue={place}>
						{countries.map(({ country, name, regions }) => (
							<optgroup key={country} label={name}>
								<option value={country}>{t('postOffices.everyRegion', { country: name })}</option>
								{regions.map((region) => (
									<option key={region.id} value={region.id}>
										{region.name}
									</option>
								))}
							</optgroup>
						))}
					</Select>
				</Field>
				<Button type="submit">{t('postOffices.submit')}</Button>
			</form>
		</search>
	);
}
