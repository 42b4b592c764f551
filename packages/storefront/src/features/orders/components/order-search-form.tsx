import { Button } from '@zaylat/ui/button';
import { Input } from '@zaylat/ui/input';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormAddress } from '../../addresses/use-form-address.ts';
import { CODE_LENGTH, ORDERS_PATH, type OrderSearch, readOrderSearch } from '../order-filter.ts';

/** Searches orders by a part of their code or of a parcel's; a plain form, so that it works without JavaScript. */
export function OrderSearchForm() {
	const search = readOrderSearch(new URLSearchParams(useLocation().search));
	return <SearchForm key={search.code} search={search} />;
}

function SearchForm({ search: { stage, code } }: { readonly search: OrderSearch }) {
	const { t } = useTranslation('orders');
	const submit = useFormAddress(ORDERS_PATH);
	return (
		<search aria-label={t('list.search')} className="w-full tablet:w-auto">
			<form action={ORDERS_PATH} onSubmit={submit} className="flex gap-2">
				{stage && <input type="hidden" name="stage" value={stage} />}
				<Input
					type="search"
					name="code"
					aria-label={t('list.search')}
					placeholder={t('list.searchHint')}
					defaultValue={code}
					maxLength={CODE_LENGTH}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					className="tablet:w-64"
				/>
				<Button type="submit" variant="secondary" className="shrink-0 whitespace-nowrap">
					{t('list.find')}
				</Button>
			</form>
		</search>
	);
}
