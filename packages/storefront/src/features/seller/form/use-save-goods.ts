import { changeProduct, createProduct, moveProduct, sellerProduct } from '@zaylat/api-client';
import type { EditedProduct, SellerAttribute } from '@zaylat/api-client/contract';
import { useClient, useRevalidate } from '@zaylat/api-client/swr';
import type { FormResult } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GOODS_PATH, goodsFormPath } from '../goods-path.ts';
import type { GoodsStart } from './goods-start.ts';
import { type GoodsValues, onNewerOffers, typedGoods, writtenGoods } from './goods-values.ts';
import { useGoodsProblems } from './use-goods-problems.ts';

/** What the person wants with the form. */
export type SaveIntent = 'save' | 'submit';

/** What saving works with. */
export interface SaveGoods {
	readonly start: GoodsStart;
	readonly currency: 'mmk' | 'thb';
	/** What the category asks for; undefined until it is known. */
	readonly attributes: readonly SellerAttribute[] | undefined;
	/** Keys of the pictures that have arrived, in their order. */
	readonly keysOf: (files: readonly File[]) => readonly string[];
	/** Called when it was stored: nothing has to be kept on the device any more. */
	readonly onSaved: (edited: EditedProduct) => void;
}

/** Saves a product, and submits it for review when that is wanted and nothing is missing. Texts: areas `editing`, `failures`. */
export function useSaveGoods({ start, currency, attributes, keysOf, onSaved }: SaveGoods) {
	const { t } = useTranslation('editing');
	const { now } = useAppContext();
	const client = useClient();
	const revalidate = useRevalidate();
	const navigate = useShopNavigate();
	const toast = useToast();
	const errorText = useErrorText();
	const sentencesOf = useGoodsProblems(currency, attributes ?? []);
	const [opened, setOpened] = useState(start.opened);
	const [sendKey, setSendKey] = useState(start.sendKey);
	const [isChangedElsewhere, setIsChangedElsewhere] = useState(false);

	async function save(values: GoodsValues, intent: SaveIntent, from = opened): Promise<FormResult> {
		const base = from?.product ?? start.copied;
		const pictures = keysOf(values.pictures);
		const product = writtenGoods(values, {
			...{ base, currency, pictures, attributes },
			...{ isNew: from === undefined, now: now() },
		});
		const attempt = await client.attempt(
			from ? changeProduct(from.id, from.revision, product) : createProduct(values.shop, product, sendKey),
		);
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			if (code === 'product_changed') {
				setIsChangedElsewhere(true);
				return undefined;
			}
			// The product of this key was made before, and something else is sent now.
			if (code === 'key_reused') setSendKey(crypto.randomUUID());
			const problems = Object.entries(fields).map(([field, problem]) => ({
				field: field.replace(/^product\./, ''),
				problem,
			}));
			if (code !== 'bad_request' || problems.length === 0) return { formError: errorText(code, details).text };
			return resultOf(problems, values);
		}
		const edited = attempt.value.data;
		setIsChangedElsewhere(false);
		setOpened(edited);
		onSaved(edited);
		void revalidate('/api/seller/products');
		const isNew = from === undefined;
		if (intent === 'save' || edited.problems.length > 0) {
			const isMissing = intent === 'submit';
			toast.show({
				id: 'goods',
				tone: isMissing ? 'warning' : 'positive',
				title: t(edited.state === 'draft' ? 'saved.draft' : 'saved.changed'),
				...(isMissing && { description: t('saved.missing') }),
			});
			if (isNew) navigate(goodsFormPath(edited.id), { replace: true });
			return isMissing && !isNew ? resultOf(edited.problems, values) : undefined;
		}
		return await submit(edited, isNew);
	}

	async function submit({ id }: EditedProduct, isNew: boolean): Promise<FormResult> {
		const attempt = await client.attempt(moveProduct(id, 'submit'));
		void revalidate('/api/seller/products');
		if (attempt.ok) {
			toast.show({ id: 'goods', tone: 'positive', title: t('saved.submitted'), description: t('saved.submittedText') });
			navigate(GOODS_PATH);
			return undefined;
		}
		if (isNew) navigate(goodsFormPath(id), { replace: true });
		return { formError: errorText(attempt.error.code, attempt.error.details).text };
	}

	function resultOf(problems: EditedProduct['problems'], { variants }: GoodsValues): FormResult {
		const sentences = sentencesOf(problems, variants);
		const whole = sentences.flatMap(({ path, text }) => (path === '' ? text : []));
		const fieldErrors = Object.fromEntries(
			sentences.filter(({ path }) => path !== '').map(({ path, text }) => [path, text]),
		);
		return { fieldErrors, ...(whole.length > 0 && { formError: whole.join('\n') }) };
	}

	/** Saves what is typed on the version that somebody else saved meanwhile. */
	async function overwrite(values: GoodsValues): Promise<FormResult> {
		if (!opened) return undefined;
		const latest = await client.attempt(sellerProduct(opened.id));
		if (!latest.ok) return { formError: errorText(latest.error.code).text };
		const newer = latest.value.data;
		const [before, after] = [opened, newer].map((each) => typedGoods(each).variants);
		const variants = onNewerOffers(values.variants, before ?? [], after ?? []);
		return await save({ ...values, variants }, 'save', newer);
	}

	return { opened, sendKey, isChangedElsewhere, save, overwrite };
}
