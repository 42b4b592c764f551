import type { ComponentDoc, PropDoc } from './component-docs.ts';

/** A type as Storybook reads it to choose a control. */
interface DocgenType {
	readonly name: string;
	readonly raw: string;
	readonly type?: 'function';
	readonly elements?: readonly { readonly name: 'literal'; readonly value: string }[];
}

const parts = (type: string) => type.split(' | ').filter((part) => part !== 'null' && part !== 'undefined');

/** Kinds of types by the first pattern that fits all parts of the union that a prop takes. */
const KINDS: readonly (readonly [name: string, fits: (type: string) => boolean])[] = [
	['boolean', (type) => parts(type).every((part) => /^(?:boolean|true|false)$/.test(part))],
	['number', (type) => parts(type).every((part) => /^(?:number|NumberValue)$/.test(part))],
	// A day, a month and a time are texts, and text is what people put into the place of a node.
	[
		'string',
		(type) => parts(type).some((part) => /^(?:string|ReactNode|React\.ReactNode|IsoDate|IsoMonth)$/.test(part)),
	],
];

/** Functions by name, elements, and objects of React, of forms and of the browser: nobody can type one. */
const HAS_NO_CONTROL =
	/^(?:RenderNavMenuLink|IsAvailable|Schedule|FlagDrawing|(?:ReactElement|RefObject|Ref|Control|UseFormReturn|Promise)\b.*|readonly File\[\])$/;

/** The type of a prop: a choice, a function, text, a number or a boolean where it takes one of them. */
export function typeOf({ type, values }: Pick<PropDoc, 'type' | 'values'>): DocgenType {
	const choices = values?.filter((value) => value !== 'null' && value !== 'undefined') ?? [];
	const isChoice = choices.length > 0 && !choices.every((value) => /^(?:true|false)$/.test(value));
	if (isChoice) return { name: 'union', raw: type, elements: choices.map((value) => ({ name: 'literal', value })) };
	if (type.includes('=>') || HAS_NO_CONTROL.test(type)) return { name: 'signature', type: 'function', raw: type };
	const kind = KINDS.find(([, fits]) => fits(type));
	return { name: kind?.[0] ?? 'other', raw: type };
}

/** What Storybook reads of a component: its props with types, docstrings and defaults. */
export const docgenOf = ({ name, description, props }: ComponentDoc) => ({
	displayName: name,
	description,
	props: Object.fromEntries(
		props.map((prop) => [
			prop.name,
			{
				required: prop.isRequired,
				description: prop.description,
				tsType: typeOf(prop),
				...(prop.defaultValue !== undefined && { defaultValue: { value: prop.defaultValue, computed: false } }),
			},
		]),
	),
});
