import { GOODS_LIMITS, type GoodsLimit } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { CSV_MARK, csvRow } from '../http/csv.ts';
import { createTexts } from '../texts.ts';
import type { GoodsProblem } from './format.ts';
import type { PlacedProblem } from './import.ts';
import china from './texts/china.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import mm from './texts/mm.json' with { type: 'json' };
import thai from './texts/thai.json' with { type: 'json' };

const texts = createTexts({ en, mm, thai, china });

/** The limit that a field which is out of range has, by its path, and the text that says so. */
const RANGES: readonly (readonly [field: RegExp, limit: GoodsLimit, text?: 'tierQuantity'])[] = [
	[/^name/, 'name'],
	[/^description/, 'description'],
	[/^pictures$/, 'pictures'],
	[/^options$/, 'options'],
	[/^options\.\d+\.values$/, 'valuesOfOption'],
	[/^variants$/, 'variants'],
	[/^tiers$/, 'tiers'],
	[/^tiers\.\d+\.minQuantity$/, 'quantity', 'tierQuantity'],
	[/percentOff$/, 'percentOff'],
	[/price$|Price$/, 'price'],
	[/stock$/, 'stock'],
	[/^(?:min|max)Quantity$/, 'quantity'],
	[/^weightGrams$/, 'weightGrams'],
	[/days$/, 'planDays'],
];

const isFault = (problem: string): problem is keyof typeof en.faults => Object.hasOwn(en.faults, problem);

/** A value of an attribute, by its key, which the columns of files do not name. */
const ATTRIBUTE = /^attributes\.([\w-]+)$/;

/** What is wrong with a field of a product, and how to fix it. */
export function faultText({ field, problem, value }: GoodsProblem, lng: Language): string {
	const [, limit, other] = RANGES.find(([pattern]) => problem === 'out_of_range' && pattern.test(field)) ?? [];
	const attribute = ATTRIBUTE.exec(field)?.[1];
	const fault = attribute !== undefined && problem !== 'missing' && problem !== 'twice' ? 'attribute' : problem;
	const text = limit
		? texts.t(`ranges.${other ?? limit}`, { lng, ...GOODS_LIMITS[limit] })
		: texts.t(`faults.${isFault(fault) ? fault : 'other'}`, { lng });
	const named = value ?? attribute;
	return named === undefined ? text : texts.t('value', { lng, value: named.slice(0, 100), text });
}

/** A fault of a file in a line: where it is, what is wrong, how to fix it. @param externalId of the product, if it has one */
export function faultLine(problem: PlacedProblem, externalId: string | undefined, lng: Language): string {
	const { row, column } = problem;
	const of = externalId === undefined ? '' : ` (${externalId.slice(0, 100)})`;
	return texts.t(column === '' ? 'atRow' : 'at', { lng, row, column, of, text: faultText(problem, lng) });
}

/** The columns of a report of faults. */
const REPORT_COLUMNS = ['row', 'column', 'product', 'fault'] as const;

/** The first row of a report of faults, after a byte order mark, by which spreadsheets know the encoding. */
export const reportHead = (lng: Language): string =>
	`${CSV_MARK}${csvRow(REPORT_COLUMNS.map((column) => texts.t(`report.${column}`, { lng })))}`;

/** A fault as a row of a report. */
export const reportRow = ({ row, column, externalId, text }: ReportedFault): string =>
	csvRow([row, column, externalId ?? '', text]);

/** What a report says of a fault. */
interface ReportedFault {
	readonly row: number;
	readonly column: string;
	readonly externalId: string | null;
	readonly text: string;
}

/** What was read and is not imported, each once. */
export interface Unread {
	readonly columns: readonly string[];
	/** Whether some product has more pictures than it may. */
	readonly hasMorePictures: boolean;
}

/** Why a file cannot be imported whose format is not recognised. */
export const unknownFormatText = (lng: Language): string => texts.t('unknownFormat', { lng });

/** What is not imported, in lines. */
export const unreadLines = ({ columns, hasMorePictures }: Unread, lng: Language): string[] => [
	...(columns.length > 0 ? [texts.t('columns', { lng, names: columns.join(', ') })] : []),
	...(hasMorePictures ? [texts.t('pictures', { lng, most: GOODS_LIMITS.pictures.max })] : []),
];
