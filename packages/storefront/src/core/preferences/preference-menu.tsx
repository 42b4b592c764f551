import type { Preference } from '@zaylat/domain/preferences';
import { DropdownMenu, DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@zaylat/ui/dropdown-menu';
import type { ComponentType } from 'react';
import type { MenuProps } from '../lazy/lazy-menu.tsx';
import { FlagPicture } from './flag-picture.tsx';
import { useChoosePreference } from './use-choose-preference.ts';
import { usePreferenceChoices } from './use-preference-options.ts';

function PreferenceMenu({ trigger, label, preference }: MenuProps & { readonly preference: Preference }) {
	const choose = useChoosePreference();
	const choice = usePreferenceChoices().find((candidate) => candidate.preference === preference);
	return (
		<DropdownMenu defaultOpen trigger={trigger} label={label}>
			<DropdownMenuRadioGroup value={choice?.value ?? ''} onValueChange={(value) => choose({ [preference]: value })}>
				{choice?.options.map(({ value, text, lang, flag }) => (
					<DropdownMenuRadioItem key={value} value={value} lang={lang} icon={flag && <FlagPicture src={flag} />}>
						{text}
					</DropdownMenuRadioItem>
				))}
			</DropdownMenuRadioGroup>
		</DropdownMenu>
	);
}

/** A menu for each preference. */
export const preferenceMenus: Readonly<Record<Preference, ComponentType<MenuProps>>> = {
	deliveryCountry: (props) => <PreferenceMenu {...props} preference="deliveryCountry" />,
	currency: (props) => <PreferenceMenu {...props} preference="currency" />,
	language: (props) => <PreferenceMenu {...props} preference="language" />,
	colourMode: (props) => <PreferenceMenu {...props} preference="colourMode" />,
	dataUse: (props) => <PreferenceMenu {...props} preference="dataUse" />,
};
