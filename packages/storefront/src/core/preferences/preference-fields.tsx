import { useId } from 'react';
import { FlagPicture } from './flag-picture.tsx';
import { useChoosePreference } from './use-choose-preference.ts';
import { flagOf, usePreferenceChoices } from './use-preference-options.ts';

/** The preferences as a list of fields, for phones and the profile; a choice applies at once. */
export function PreferenceFields() {
	const id = useId();
	const choose = useChoosePreference();
	const choices = usePreferenceChoices();
	return (
		<div className="grid gap-4">
			{choices.map(({ preference, label, value, options }) => (
				<div key={preference} className="grid gap-1.5">
					<label htmlFor={`${id}-${preference}`} className="font-semibold">
						{label}
					</label>
					<span className="relative block">
						<FlagPicture
							src={flagOf(options, value)}
							className="pointer-events-none absolute inset-y-0 start-3 my-auto"
						/>
						<select
							id={`${id}-${preference}`}
							name={preference}
							value={value}
							onChange={(event) => choose({ [preference]: event.currentTarget.value })}
							className="h-12 w-full rounded-control border border-border-strong bg-surface-raised px-3 text-base text-text [img+&]:ps-12"
						>
							{options.map((option) => (
								<option key={option.value} value={option.value} lang={option.lang}>
									{option.text}
								</option>
							))}
						</select>
					</span>
				</div>
			))}
		</div>
	);
}
