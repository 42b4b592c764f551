import type { AttributeInput, StaffAttribute } from '@zaylat/api-client/contract';
import type { AttributeKind } from '@zaylat/domain/goods';
import { LANGUAGE_KEYS, type TextValues, textValues } from '../content/shown-values.ts';

/** What the form of an attribute has. */
export interface AttributeValues {
	readonly name: TextValues;
	readonly kind: AttributeKind;
	/** Of numbers; empty in all languages without one. */
	readonly unit: TextValues;
	/** A choice that is not stored yet has no key. */
	readonly choices: readonly { readonly stored: string | null; readonly name: TextValues }[];
	readonly isRequired: boolean;
	readonly isFilter: boolean;
}

/** A choice before anything is typed. */
export const newChoice = (): AttributeValues['choices'][number] => ({ stored: null, name: textValues(undefined) });

/** What the form shows of an attribute; of a new one without it. */
export function attributeValues(attribute: StaffAttribute | undefined): AttributeValues {
	return {
		name: textValues(attribute?.name),
		kind: attribute?.kind ?? 'choice',
		unit: textValues(attribute?.unit ?? undefined),
		choices: attribute
			? attribute.choices.map(({ key, name }) => ({ stored: key, name: textValues(name) }))
			: [newChoice(), newChoice()],
		isRequired: attribute?.isRequired ?? false,
		isFilter: attribute?.isFilter ?? true,
	};
}

/** An attribute as it is sent: without what belongs to another kind. */
export function writtenAttribute({ kind, name, unit, choices, ...values }: AttributeValues): AttributeInput {
	const hasUnit = kind === 'number' && LANGUAGE_KEYS.some((language) => unit[language].trim() !== '');
	return {
		...{ kind, name },
		unit: hasUnit ? unit : null,
		choices: kind === 'choice' ? choices.map((choice) => ({ key: choice.stored, name: choice.name })) : [],
		isRequired: values.isRequired,
		isFilter: values.isFilter && kind !== 'text',
	};
}
