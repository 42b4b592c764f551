import type { EditedProduct, WrittenProduct } from '@zaylat/api-client/contract';
import type { ExistingPicture } from '../../../core/pictures/use-picture-uploads.ts';
import type { GoodsDraft } from './goods-draft.ts';
import { copyOfGoods, newGoods, type TypedGoods, typedGoods } from './goods-values.ts';
import { completedRows } from './variant-rows.ts';

/** What a form begins with. */
export interface GoodsStart {
	readonly typed: TypedGoods;
	readonly pictures: readonly ExistingPicture[];
	/** The product that is changed, as it was when this began; undefined for a new one. */
	readonly opened: EditedProduct | undefined;
	/** The product that a new one is a copy of, for what the form does not show, such as its facts. */
	readonly copied: WrittenProduct | undefined;
	/** Idempotency key of a new product. */
	readonly sendKey: string;
}

/** Where a form begins from. */
export interface StartFrom {
	/** The product that is changed or copied. */
	readonly edited: EditedProduct | undefined;
	readonly isCopy: boolean;
	/** What the device has kept. */
	readonly draft: GoodsDraft | undefined;
	/** Slug of the shop of a new product. */
	readonly shop: string;
}

/** What a form begins with: what the device has kept, else the stored product, a copy of one, or nothing. */
export function goodsStart({ edited, isCopy, draft, shop }: StartFrom): GoodsStart {
	const opened = isCopy ? undefined : edited;
	if (draft) {
		const { typed, pictures, sendKey, revision, base, copied } = draft;
		// What was changed is the version of that time, so that a newer one is noticed.
		const then = opened && revision !== null && base !== null ? { ...opened, revision, product: base } : opened;
		return { typed, pictures, sendKey, opened: then, copied: copied ?? undefined };
	}
	const sendKey = crypto.randomUUID();
	if (!edited) return { typed: newGoods(shop), pictures: [], sendKey, opened, copied: undefined };
	const stored = typedGoods(edited);
	const typed = { ...stored, variants: completedRows(stored.options, stored.variants) };
	const known = new Map(edited.pictures.map((one) => [one.key, one]));
	const pictures = edited.product.pictures.flatMap((key) => known.get(key) ?? []);
	const copied = isCopy ? edited.product : undefined;
	return { typed: isCopy ? copyOfGoods(typed) : typed, pictures, sendKey, opened, copied };
}
