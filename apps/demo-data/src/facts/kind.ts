import type { AttributeKey } from './attributes.ts';
import { W } from './choices.ts';
import { apply, near, quality, type Rule, said } from './rules.ts';

/** Product types that have the same attributes. */
export interface FactKind {
	readonly key: string;
	/** Types of goods by their pictures; of digital goods with "card:" before the icon. */
	readonly types: readonly string[];
	/** Required attributes in the order of the specification table, with the rule that computes each. */
	readonly facts: Readonly<Partial<Record<AttributeKey, Rule>>>;
	/** Attributes that are left out where their rule has nothing to say. */
	readonly optional?: readonly AttributeKey[];
}

export const kind = (
	key: string,
	types: string,
	facts: FactKind['facts'],
	optional: readonly AttributeKey[] = [],
): FactKind => ({ key, types: types.split(' '), facts, optional });

/** The material that the name says. */
export const material = (otherwise?: Rule): Rule =>
	said(
		[
			[/genuine leather/i, W.leather],
			[/canvas/i, W.canvas],
		],
		quality('material', otherwise),
	);

/** The fabric that the name says, also by the styles of clothes. */
export const fabric = (otherwise: Rule): Rule =>
	said(
		[
			[/organic cotton/i, W.organicCotton],
			[/hand-woven cotton/i, W.cotton],
			[/soft linen/i, W.linen],
			[/airism|dri-fit|\bdry\b|sport|jersey|tracksuit/i, W.polyester],
		],
		quality('material', otherwise),
	);

/** Whom a product is made for, by its name. */
export const wearer = (otherwise: Rule): Rule =>
	said(
		[
			[/\bwomen's\b/i, W.women],
			[/\bmen's\b|\bmen\b/i, W.men],
			[/\bkids'|\bchildren|\bjunior\b|\bschool\b/i, W.kids],
			[/\badult\b|\boffice\b/i, W.adults],
		],
		otherwise,
	);

/** Measures of compact, usual and large pieces, in steps of half a unit. */
export const byScale =
	(small: number, usual: number, large: number): Rule =>
	(subject, attribute) => {
		const middle = /compact|small/i.test(subject.name) ? small : /large/i.test(subject.name) ? large : usual;
		return apply(near(middle, 3, middle < 5 ? 0.1 : 0.5), subject, attribute);
	};
