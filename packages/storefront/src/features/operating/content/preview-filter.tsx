import { localTime } from '@zaylat/domain/content';
import { LANGUAGES } from '@zaylat/domain/languages';
import { Button } from '@zaylat/ui/button';
import { Checkbox } from '@zaylat/ui/checkbox';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import type { FormEvent } from 'react';
import { useAppContext, useNow, usePreferences } from '../../../core/context/app-context.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PREVIEW_PATH, type PreviewSearch, previewPath, readPreviewSearch } from './content-path.ts';
import { LANGUAGE_KEYS } from './shown-values.ts';

const MINUTE_MS = 60_000;

/** Props of {@link PreviewFilter}. */
export interface PreviewFilterProps {
	readonly search: PreviewSearch;
}

/** Chooses the moment and the language of the preview; a plain form, so that it works without JavaScript. */
export function PreviewFilter({ search }: PreviewFilterProps) {
	const { t } = useTranslation('content');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const now = useNow(MINUTE_MS);
	const navigate = useShopNavigate();

	function submit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
		navigate(previewPath(readPreviewSearch(new URLSearchParams(typed), edition)), { preventScrollReset: true });
	}

	return (
		<search aria-label={t('preview.title')}>
			<form
				action={PREVIEW_PATH}
				onSubmit={submit}
				className="grid items-end gap-3 tablet:grid-cols-2 desk:grid-cols-4"
			>
				<Field label={t('preview.at')} description={t('shown.zone', { edition })}>
					<Input type="datetime-local" name="at" defaultValue={search.at || localTime(now, edition)} />
				</Field>
				<Field label={t('preview.language')}>
					<Select name="in" defaultValue={search.language ?? language}>
						{LANGUAGE_KEYS.map((key) => (
							<option key={key} value={key}>
								{LANGUAGES[key].name}
							</option>
						))}
					</Select>
				</Field>
				<Checkbox name="drafts" value="true" defaultChecked={search.withDrafts}>
					{t('preview.drafts')}
				</Checkbox>
				<Button type="submit" variant="secondary" className="justify-self-start">
					{t('preview.show')}
				</Button>
			</form>
		</search>
	);
}
