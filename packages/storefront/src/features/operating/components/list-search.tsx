import { Button } from '@zaylat/ui/button';
import { Input } from '@zaylat/ui/input';
import type { FormEvent } from 'react';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SEARCH_LETTERS } from '../operating-path.ts';

/** Props of {@link ListSearch}. */
export interface ListSearchProps {
	/** Names the field. */
	readonly label: string;
	readonly hint: string;
	/** Path of the list. */
	readonly path: string;
	readonly search: string | undefined;
	/** State that the list is narrowed to, as its address names it. */
	readonly state: string | undefined;
	/** Address of the list with a search. */
	readonly pathOf: (search: string | undefined) => string;
}

/** Searches a list of the console: a plain form, so that it works without JavaScript. */
export function ListSearch({ label, hint, path, search, state, pathOf }: ListSearchProps) {
	const { t } = useTranslation('operating');
	const navigate = useShopNavigate();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
		navigate(pathOf(typed || undefined), { preventScrollReset: true });
	}

	return (
		<search aria-label={label}>
			<form action={path} onSubmit={submit} className="flex gap-2">
				{state !== undefined && <input type="hidden" name="state" value={state} />}
				<Input
					type="search"
					name="search"
					aria-label={label}
					placeholder={hint}
					defaultValue={search}
					maxLength={SEARCH_LETTERS}
					enterKeyHint="search"
					autoComplete="off"
					className="min-w-0 flex-1"
				/>
				<Button type="submit" variant="secondary" className="shrink-0 whitespace-nowrap">
					{t('find')}
				</Button>
			</form>
		</search>
	);
}
