import type { Order, SellerParcel } from '@zaylat/api-client/contract';
import { digitsFor } from '@zaylat/domain/digits';
import { placeLines } from '@zaylat/domain/documents';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { BRAND } from '../brand.ts';
import { barcodeOf } from '../documents/barcode.ts';
import { LABEL_TEXTS } from './label-texts.ts';

/** A label as its template reads it; all of it is text to show, none of it markup. */
export interface LabelInput {
	readonly title: string;
	/** Track code. */
	readonly number: string;
	readonly brand: string;
	/** ISO 639 code of the language, and the region whose characters are meant. */
	readonly lang: string;
	readonly region: string;
	readonly service: string;
	/** Without lines where the shop has not said where its parcels come from. */
	readonly from: { readonly label: string; readonly lines: readonly string[] };
	readonly to: { readonly label: string; readonly lines: readonly string[] };
	/** What the carrier takes from the recipient; null where it is paid. */
	readonly cash: { readonly label: string; readonly value: string } | null;
	/** An SVG picture. */
	readonly barcode: string;
	readonly order: string;
	readonly pieces: string;
}

/** What a label is printed from besides its parcel. */
export interface LabelOf {
	/** Where it goes. */
	readonly address: NonNullable<SellerParcel['address']>;
	/** Return address of the shop. */
	readonly from: Order['address'] | undefined;
	/** Whether the carrier takes the money. */
	readonly isCash: boolean;
	readonly language: Language;
}

/** A parcel as the template of labels prints it. */
export async function labelOf(parcel: SellerParcel, { address, from, isCash, language }: LabelOf): Promise<LabelInput> {
	const say = LABEL_TEXTS[language];
	const [lang = 'en', region = 'US'] = LANGUAGES[language].locale.split('-');
	const linesOf = (place: NonNullable<Order['address']>) =>
		Object.values(placeLines(place)).filter((line) => line !== '');
	const { trackCode, service, lines, total, orderCode, shop } = parcel;
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return {
		...{ title: say.title, number: trackCode, brand: BRAND.name, lang, region, service: service?.name ?? '' },
		from: { label: say.from, lines: from ? [shop.name, ...linesOf(from)] : [shop.name] },
		to: { label: say.to, lines: linesOf(address) },
		cash: isCash ? { label: say.cash, value: formatPrice(total, language) } : null,
		barcode: await barcodeOf(trackCode),
		order: say.order(orderCode),
		pieces: say.pieces(digitsFor(language)(formatCount(pieces, 'en')), pieces === 1),
	};
}
