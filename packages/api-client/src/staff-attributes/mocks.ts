import { type Attribute, attributeFormProblems, inheritedAttributes, withPlace } from '@zaylat/domain/goods';
import { type MockContext, type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { StaffCategory } from '../staff-categories/contract.ts';
import { mockCategories } from '../staff-categories/mocks.ts';
import type { AttributeInput, CategoryAttributes, StaffAttribute } from './contract.ts';

interface State {
	attributes: Attribute[];
	/** Keys of attributes by the slug of the category that has them. */
	readonly ofCategory: Map<string, string[]>;
	made: number;
}

const words = (en: string, mm: string, thai: string, china: string) => ({ en, mm, thai, china });

const FABRIC: Attribute = {
	...{ key: 'fabric', kind: 'choice', unit: null, isRequired: true, isFilter: true },
	name: words('Fabric', 'အထည်', 'เนื้อผ้า', '面料'),
	choices: [
		{ key: 'cotton', name: words('Cotton', 'ချည်', 'ผ้าฝ้าย', '棉') },
		{ key: 'wool', name: words('Wool', 'သိုးမွေး', 'ขนสัตว์', '羊毛') },
	],
};
const HEIGHT: Attribute = {
	...{ key: 'height', kind: 'number', choices: [], isRequired: false, isFilter: true },
	name: words('Height', 'အမြင့်', 'ความสูง', '高度'),
	unit: words('cm', 'စင်တီမီတာ', 'ซม.', '厘米'),
};
const ORIGIN: Attribute = {
	...{ key: 'origin', kind: 'text', unit: null, choices: [], isRequired: false, isFilter: false },
	name: words('Made in', 'ထုတ်လုပ်ရာဒေသ', 'ผลิตที่', '产地'),
};
const FILLING: Attribute = {
	...{ key: 'filling', kind: 'text', unit: null, choices: [], isRequired: false, isFilter: false },
	name: words('Filling', 'အတွင်းထည်', 'วัสดุภายใน', '填充物'),
};

const STRAP: Attribute = {
	...{ key: 'strap', kind: 'choice', unit: null, isRequired: false, isFilter: true },
	name: words('Strap', 'ကြိုး', 'สาย', '表带'),
	choices: [
		{ key: 'leather', name: words('Leather', 'သားရေ', 'หนัง', '皮革') },
		{ key: 'steel', name: words('Steel', 'သံမဏိ', 'สแตนเลส', '钢') },
	],
};
const DIAMETER: Attribute = {
	...{ key: 'diameter', kind: 'number', choices: [], isRequired: false, isFilter: true },
	name: words('Diameter', 'အချင်း', 'เส้นผ่านศูนย์กลาง', '直径'),
	unit: words('mm', 'မီလီမီတာ', 'มม.', '毫米'),
};
const MOVEMENT: Attribute = {
	...{ key: 'movement', kind: 'text', unit: null, choices: [], isRequired: false, isFilter: false },
	name: words('Movement', 'စက်အမျိုးအစား', 'กลไก', '机芯'),
};

/** Attributes of a world: of what is for babies, below that of toys, and of pots and watches. */
const attributesIn = perWorld(
	(): State => ({
		attributes: [ORIGIN, FABRIC, HEIGHT, FILLING, STRAP, DIAMETER, MOVEMENT],
		ofCategory: new Map([
			['baby', ['origin']],
			['toys', ['fabric', 'height']],
			['pots', ['filling']],
			['watches', ['strap', 'diameter', 'movement']],
		]),
		made: 0,
	}),
);

/** Products that have a value of each attribute. */
const USED = 12;

/** Mock answers of what staff do with attributes. */
export const staffAttributeHandlers = {
	listCategoryAttributes: (call) => answer(call, call.params.id),
	createAttribute: (call) => {
		const [category] = ownPath(call, call.params.id);
		const state = attributesIn(call.world);
		state.made += 1;
		const attribute = checked(call.body, `attribute-${state.made}`, call.body.kind);
		state.attributes.push(attribute);
		give(state, category, attribute.key);
		return noted(call, 'attribute_created', attribute.key);
	},
	changeAttribute: (call) => {
		const { key } = call.params;
		const before = requireOwn(call, key);
		const state = attributesIn(call.world);
		const after = checked({ ...call.body, kind: before.kind }, key, before.kind);
		state.attributes = state.attributes.map((each) => (each.key === key ? after : each));
		return noted(call, 'attribute_changed', key);
	},
	addAttribute: (call) => {
		const { id, key } = call.params;
		const { offered } = answer(call, id);
		if (!offered.some((each) => each.key === key)) refuse('bad_request');
		const [category] = ownPath(call, id);
		give(attributesIn(call.world), category, key);
		return noted(call, 'attribute_added', key);
	},
	placeAttribute: (call) => {
		const { key } = call.params;
		requireOwn(call, key);
		const [category] = ownPath(call, call.params.id);
		const { ofCategory } = attributesIn(call.world);
		ofCategory.set(category.slug, withPlace(ofCategory.get(category.slug) ?? [], key, call.body.place));
		return noted(call, 'attribute_placed', key);
	},
	removeAttribute: (call) => {
		const { key } = call.params;
		requireOwn(call, key);
		const [category] = ownPath(call, call.params.id);
		const { ofCategory } = attributesIn(call.world);
		const own = ofCategory.get(category.slug) ?? [];
		ofCategory.set(
			category.slug,
			own.filter((each) => each !== key),
		);
		return noted(call, 'attribute_removed', key);
	},
} satisfies Partial<MockHandlers>;

/** The attributes that products of a category have, with those of the categories above it. */
export function mockAttributesOf(call: MockContext, slug: string | null): Attribute[] {
	const category = mockCategories(call).find((each) => each.slug === slug);
	if (!category) return [];
	const path = ownPath(call, category.id).toReversed();
	return inheritedAttributes(path.map((each) => ownOf(call, each)));
}

/** A category before those above it. */
function ownPath(call: MockContext, id: string): [StaffCategory, ...StaffCategory[]] {
	const all = mockCategories(call);
	const own = all.find((each) => each.id === id) ?? refuse('category_not_found');
	return own.parent === null ? [own] : [own, ...ownPath(call, own.parent)];
}

function ownOf({ world }: MockContext, { slug }: StaffCategory): Attribute[] {
	const { attributes, ofCategory } = attributesIn(world);
	return (ofCategory.get(slug) ?? []).flatMap((key) => attributes.find((each) => each.key === key) ?? []);
}

function requireOwn(call: MockContext & { params: { id: string } }, key: string): Attribute {
	const [category] = ownPath(call, call.params.id);
	return ownOf(call, category).find((each) => each.key === key) ?? refuse('path_not_found');
}

function give({ ofCategory }: State, { slug }: StaffCategory, key: string): void {
	ofCategory.set(slug, [...(ofCategory.get(slug) ?? []), key]);
}

function checked(input: AttributeInput, key: string, kind: Attribute['kind']): Attribute {
	if (attributeFormProblems({ ...input, kind }).length > 0) refuse('bad_request');
	const choices = input.choices.map((choice, i) => ({ key: choice.key ?? `choice-${i + 1}`, name: choice.name }));
	return {
		key,
		kind,
		name: input.name,
		unit: input.unit,
		choices,
		isRequired: input.isRequired,
		isFilter: input.isFilter,
	};
}

const named = ({ id, name }: StaffCategory) => ({ id, name });

function answer(call: MockContext, id: string): CategoryAttributes {
	const path = ownPath(call, id).toReversed();
	const all = mockCategories(call);
	const items = inheritedAttributes(
		path.map((from) =>
			ownOf(call, from).map((attribute): StaffAttribute => {
				const others = all.filter((each) => each.id !== from.id && ownOf(call, each).includes(attribute));
				const choices = attribute.choices.map((choice) => ({ ...choice }));
				return { ...attribute, choices, from: named(from), others: others.map(named), products: USED };
			}),
		),
	);
	const { attributes } = attributesIn(call.world);
	return {
		path: path.map(named),
		items,
		offered: attributes
			.filter(({ key }) => all.some((each) => ownOf(call, each).some((own) => own.key === key)))
			.filter(({ key }) => !items.some((item) => item.key === key))
			.map(({ key, name }) => ({ key, name })),
	};
}

type Action = 'created' | 'changed' | 'added' | 'placed' | 'removed';

function noted(
	call: MockContext & { params: { id: string } },
	action: `attribute_${Action}`,
	key: string,
): CategoryAttributes {
	const [category] = ownPath(call, call.params.id);
	const subject = { kind: 'category', id: category.id, name: category.name.en };
	const facts = { before: {}, after: { attribute: key } };
	noteMockChange(call.world, { action, subject, reason: null, ...facts });
	return answer(call, call.params.id);
}
