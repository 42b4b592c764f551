import { Field } from '@zaylat/ui/field';
import { ChevronDown } from 'lucide-react';
import { FlagPicture } from '../../../core/preferences/flag-picture.tsx';

/** One thing to choose. */
export interface ChoiceOption {
	readonly value: string;
	readonly text: string;
	/** Language of the text when it is not the page's. */
	readonly lang?: string;
	/** Path of the flag that is beside it while it is chosen. */
	readonly flag?: string | undefined;
}

/** Props of {@link ChoiceField}. */
export interface ChoiceFieldProps {
	readonly label: string;
	readonly value: string;
	readonly options: readonly ChoiceOption[];
	readonly onChoose: (value: string) => void;
}

/** A labelled list to choose one thing from: the browser's own, which fits every device. */
export function ChoiceField({ label, value, options, onChoose }: ChoiceFieldProps) {
	const isOffered = options.some((option) => option.value === value);
	return (
		<Field label={label}>
			{(control) => (
				<span className="relative block">
					<FlagPicture
						src={options.find((option) => option.value === value)?.flag}
						className="pointer-events-none absolute inset-y-0 start-3 my-auto"
					/>
					<select
						{...control}
						value={value}
						onChange={(event) => onChoose(event.target.value)}
						className="min-h-11 w-full cursor-pointer appearance-none rounded-control border border-border-strong bg-surface-raised py-1.5 ps-3 pe-10 text-base text-text [img+&]:ps-12"
					>
						{!isOffered && <option value={value}>{value}</option>}
						{options.map((option) => (
							<option key={option.value} value={option.value} lang={option.lang}>
								{option.text}
							</option>
						))}
					</select>
					<ChevronDown
						aria-hidden
						size={20}
						className="pointer-events-none absolute inset-y-0 end-3 my-auto text-text-muted"
					/>
				</span>
			)}
		</Field>
	);
}
