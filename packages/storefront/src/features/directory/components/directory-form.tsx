import { checkSearchText, SEARCH } from '@zaylat/domain/search';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import type { FormEvent } from 'react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DIRECTORY_PATH, type DirectoryView, directoryPath, readDirectoryView, TRADES } from '../directory-address.ts';
import { directoryQueries } from '../queries.ts';

/** Props of {@link DirectoryForm}. */
export interface DirectoryFormProps {
	readonly view: DirectoryView;
}

const FIELD = 'min-w-[min(10rem,100%)] flex-1';

/** Narrows the directory by words, trade and region; a plain form whose responses are in the address. */
export function DirectoryForm({ view }: DirectoryFormProps) {
	const { t } = useTranslation('directory');
	const navigate = useShopNavigate();
	const { data, error, mutate, isValidating } = useScreenQuery(directoryQueries.regions);
	const isNarrowed = view.search !== undefined || view.category !== undefined || view.region !== undefined;

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const query = new URLSearchParams();
		for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
		const check = checkSearchText(query.get('search') ?? '');
		if (check.kind === 'invalid') navigate(check.redirectTo);
		else navigate(directoryPath(readDirectoryView(query)), { preventScrollReset: true });
	}

	return (
		<search>
			<form
				action={DIRECTORY_PATH}
				method="get"
				onSubmit={submit}
				className="flex flex-wrap items-end gap-4 rounded-card border border-border bg-surface-raised p-4"
			>
				<Field label={t('search')} className={FIELD}>
					<Input
						type="search"
						name="search"
						defaultValue={view.search}
						maxLength={SEARCH.maxLength}
						enterKeyHint="search"
						autoComplete="off"
					/>
				</Field>
				<Field label={t('category')} className={FIELD}>
					<Select name="category" defaultValue={view.category ?? ''}>
						<option value="">{t('allCategories')}</option>
						{TRADES.map((trade) => (
							<option key={trade} value={trade}>
								{t(`categories.${trade}`)}
							</option>
						))}
					</Select>
				</Field>
				<Field
					label={t('region')}
					className={FIELD}
					description={
						error && (
							<span className="flex flex-wrap items-center gap-2">
								<span role="alert">{t('regionsFailed')}</span>
								<Button
									variant="ghost"
									size="sm"
									onClick={() => void mutate()}
									isLoading={isValidating}
									loadingLabel={t('loading')}
								>
									{t('retry')}
								</Button>
							</span>
						)
					}
				>
					<Select key={data === undefined ? 'none' : 'all'} name="region" defaultValue={view.region ?? ''}>
						<option value="">{t('allRegions')}</option>
						{data?.data.items.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</Select>
				</Field>
				<div className="flex flex-wrap gap-3">
					<Button type="submit">{t('submit')}</Button>
					{isNarrowed && (
						<LinkButton to={DIRECTORY_PATH} variant="ghost">
							{t('clear')}
						</LinkButton>
					)}
				</div>
			</form>
		</search>
	);
}
