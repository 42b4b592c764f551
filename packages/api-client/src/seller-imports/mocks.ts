import { type MockContext, type MockHandlers, pageOf, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import type { ImportFault, ProductImport } from './contract.ts';
import { MOCK_IMPORT_TEXTS } from './mock-texts.ts';

/** An import of a world, with its faults; sentences are written when it is asked for, in the language of the request. */
interface OwnImport {
	readonly shown: ProductImport;
	readonly faults: readonly MockFault[];
	/** What it comes to when it is looked at next; it stays as it is without. */
	readonly next?: ProductImport;
	/** What is said of the whole file; nothing unless given. */
	readonly says?: 'column' | 'unknownFormat';
}

type MockFault = Omit<ImportFault, 'code' | 'text'> & { readonly code: 'not_a_number' | 'unknown_category' };

/** What keeps the products of the mock's first import from being imported. */
const FAULTS: readonly MockFault[] = [
	{ row: 3, column: 'Variant Price', externalId: 'indigo-longyi', code: 'not_a_number' },
	{ row: 7, column: 'Type', externalId: 'straw-cap', code: 'unknown_category' },
];

const importsOf = perWorld((world, catalogue: MockContext['catalogue']): OwnImport[] => {
	const [shop] = catalogue.shops;
	if (!shop) return [];
	const done: ProductImport = {
		...{ id: 'import-1', shop: shop.slug, state: 'done', isDryRun: false, format: 'shopify' },
		...{ createdAt: timeOf(world), endedAt: timeOf(world), progress: 1 },
		counts: { created: 12, changed: 3, unchanged: 40, refused: FAULTS.length },
		...{ notices: [], problem: null },
	};
	const goingOn: ProductImport = { ...done, endedAt: null };
	const none = { created: 0, changed: 0, unchanged: 0, refused: 0 };
	switch (world.options.imports) {
		case 'none':
			return [];
		case 'running':
			return [
				{
					shown: { ...goingOn, id: 'import-2', state: 'waiting', format: null, progress: 0, counts: none },
					faults: [],
				},
				{ shown: { ...goingOn, state: 'running', progress: 0.42 }, faults: FAULTS },
			];
		case 'failed':
			return [
				{ shown: { ...done, id: 'import-2', isDryRun: true }, faults: FAULTS },
				{ shown: { ...done, state: 'failed', format: null, counts: none }, faults: [], says: 'unknownFormat' },
			];
		default:
			return [{ shown: done, faults: FAULTS, says: 'column' }];
	}
});

/** An import as it is answered. */
function inWords({ shown, says }: OwnImport, { catalogue }: MockContext): ProductImport {
	const texts = MOCK_IMPORT_TEXTS[catalogue.config.language];
	return {
		...shown,
		...(says === 'column' && { notices: [texts.column] }),
		...(says === 'unknownFormat' && { problem: texts.unknownFormat }),
	};
}

/** Mock answers of the calls about imports; what is sent is done when it is looked at. */
export const sellerImportHandlers = {
	importSellerProducts: (call) => {
		const { catalogue, world, query } = call;
		const shop = catalogue.shops.find(({ slug }) => slug === query.shop) ?? refuse('shop_not_found');
		const own = importsOf(world, catalogue);
		const done: ProductImport = {
			...{ id: `import-${own.length + 1}`, shop: shop.slug, state: 'done', isDryRun: query.check },
			...{ format: query.format ?? 'jsonl', createdAt: timeOf(world), endedAt: timeOf(world), progress: 1 },
			...{ counts: { created: 1, changed: 0, unchanged: 0, refused: 0 }, notices: [], problem: null },
		};
		const shown: ProductImport = {
			...{ ...done, state: 'running', endedAt: null, progress: 0 },
			counts: { created: 0, changed: 0, unchanged: 0, refused: 0 },
		};
		own.unshift({ shown, faults: [], next: done });
		return shown;
	},
	listSellerImports: (call) =>
		pageOf(
			importsOf(call.world, call.catalogue).map((own) => inWords(own, call)),
			call.query,
		),
	getSellerImport: (call) => {
		const found = find(call, call.params.id);
		if (!found.next) return inWords(found, call);
		const own = importsOf(call.world, call.catalogue);
		const ended = { shown: found.next, faults: found.faults };
		own.splice(own.indexOf(found), 1, ended);
		return ended.shown;
	},
	listImportFaults: (call) => {
		const texts = MOCK_IMPORT_TEXTS[call.catalogue.config.language];
		const { faults } = find(call, call.params.id);
		return pageOf(
			faults.map((fault) => ({ ...fault, text: texts[fault.code] })),
			call.query,
		);
	},
} satisfies Partial<MockHandlers>;

const find = ({ world, catalogue }: MockContext, id: string) =>
	importsOf(world, catalogue).find(({ shown }) => shown.id === id) ?? refuse('import_not_found');
