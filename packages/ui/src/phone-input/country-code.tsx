import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { chevronDownIcon, Glyph } from '../glyph/index.ts';

/** A country whose numbers are taken. */
export interface PhoneCountry {
	/** What stands for it in the value. */
	readonly value: string;
	/** Its dialling code as shown, "+95". */
	readonly code: string;
	/** Its name in the reader's language. */
	readonly name: string;
	/** Its flag, a picture that says nothing of its own. Default none. */
	readonly flag?: ReactNode | undefined;
}

/** Props of CountryCode. */
export interface CountryCodeProps {
	readonly countries: readonly PhoneCountry[];
	/** Name for screen readers. */
	readonly label: string;
	/** The chosen country. */
	readonly value: string;
	/** The country that a reset of the form goes back to. */
	readonly defaultValue: string;
	readonly onValueChange: (country: string) => void;
	readonly disabled: boolean | undefined;
	/** Size of the field it is in. */
	readonly size: 'sm' | 'md' | 'lg';
}

const SIZES: Readonly<Record<CountryCodeProps['size'], string>> = {
	sm: '-ms-2.5 min-h-9 ps-2.5 text-base tablet:text-sm',
	md: '-ms-3 min-h-target ps-3 text-base',
	lg: '-ms-4 min-h-13 ps-4 text-lg',
};

/** The dialling code before a number: shows flag and code alone, and lists the names of the countries. */
export function CountryCode({
	countries,
	label,
	value,
	defaultValue,
	onValueChange,
	disabled,
	size,
}: CountryCodeProps) {
	const chosen = countries.find((country) => country.value === value) ?? countries[0];
	const chosenValue = chosen?.value ?? '';
	const list = useRef<HTMLSelectElement>(null);
	useEffect(() => {
		if (!list.current) return;
		// A reset goes to the option that the markup marks, whatever React knows; React marks none.
		for (const option of list.current.options) option.defaultSelected = option.value === defaultValue;
		list.current.value = chosenValue;
	}, [defaultValue, chosenValue]);
	return (
		<span
			data-part="phone-input-country"
			className={clsx(
				// As high as the field with its border, so the line goes through.
				'relative -my-px flex items-center gap-1.5 rounded-s-control border-e border-border pe-2 text-text',
				'has-[select:focus-visible]:outline-2 has-[select:focus-visible]:-outline-offset-2 has-[select:focus-visible]:outline-focus',
				'has-[select:disabled]:text-on-disabled',
				SIZES[size],
			)}
		>
			{chosen?.flag !== undefined && (
				<span aria-hidden="true" className="inline-flex w-6 [&>svg]:h-auto [&>svg]:w-full">
					{chosen.flag}
				</span>
			)}
			<span aria-hidden="true" className="tabular-nums" dir="ltr">
				{chosen?.code}
			</span>
			<Glyph icon={chevronDownIcon} className="size-4 text-text-muted" />
			{/* Unseen on top: a native list needs no script, and phones show it as a large wheel or sheet. */}
			<select
				ref={list}
				data-part="phone-input-select"
				aria-label={label}
				autoComplete="tel-country-code"
				value={chosenValue}
				disabled={disabled}
				onChange={(event) => onValueChange(event.target.value)}
				className="absolute inset-0 size-full cursor-pointer appearance-none text-base text-text opacity-0 disabled:cursor-not-allowed"
			>
				{countries.map((country) => (
					<option key={country.value} value={country.value} className="bg-surface-raised text-text">
						{country.name} {country.code}
					</option>
				))}
			</select>
		</span>
	);
}
