import { addAttribute } from '@zaylat/api-client';
import type { CategoryAttributes } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Select } from '@zaylat/ui/select';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAttributeChange } from './use-attribute-change.ts';

/** Props of {@link AddExisting}. */
export interface AddExistingProps {
	/** Id of the category. */
	readonly category: string;
	/** Attributes that it has not. */
	readonly offered: CategoryAttributes['offered'];
	/** Called with the attributes of the category as they are from now on. */
	readonly onDone: (attributes: CategoryAttributes) => void;
}

/** Gives a category an attribute that was made for another one. */
export function AddExisting({ category, offered, onDone }: AddExistingProps) {
	const { t } = useTranslation(['operatedAttributes', 'operating']);
	const { language } = usePreferences();
	const [chosen, setChosen] = useState('');
	const { change, isPending } = useAttributeChange(onDone);
	const key = offered.find((each) => each.key === chosen)?.key;
	return (
		<div className="flex flex-wrap items-end gap-3">
			<Field label={t('existing')} description={t('existingText')} className="min-w-0 flex-1 basis-60">
				<Select value={key ?? ''} onChange={(event) => setChosen(event.target.value)}>
					<option value="">{t('none')}</option>
					{offered.map((each) => (
						<option key={each.key} value={each.key}>
							{each.name[language]}
						</option>
					))}
				</Select>
			</Field>
			<Button
				variant="secondary"
				isLoading={isPending}
				loadingLabel={t('operating:working')}
				disabled={key === undefined}
				onClick={() => key !== undefined && void change(addAttribute(category, key))}
			>
				{t('addExisting')}
			</Button>
		</div>
	);
}
