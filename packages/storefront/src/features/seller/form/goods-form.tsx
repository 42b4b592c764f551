import { uploadProductPicture } from '@zaylat/api-client';
import type { EditedProduct } from '@zaylat/api-client/contract';
import { GOODS_LIMITS, type GoodsChange, mayChangeGoods } from '@zaylat/domain/goods';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Collapsible } from '@zaylat/ui/collapsible';
import { Form, type FormResult } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { usePictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { CategoryField } from './category-field.tsx';
import { OrderFields, PicturesField } from './form-parts.tsx';
import { errorsOf, formProblems } from './form-rules.ts';
import { forgetGoodsDraft, keepGoodsDraft } from './goods-draft.ts';
import type { GoodsStart } from './goods-start.ts';
import type { GoodsValues } from './goods-values.ts';
import { MissingList } from './missing-list.tsx';
import { OptionFields } from './option-fields.tsx';
import { RefusedFields } from './refused-fields.tsx';
import { TextsField, useFormLanguages } from './texts-field.tsx';
import { useCategoryAttributes } from './use-category-attributes.ts';
import { useGoodsProblems } from './use-goods-problems.ts';
import { type SaveIntent, useSaveGoods } from './use-save-goods.ts';
import { VariantFields } from './variant-fields.tsx';
import { areRowsOf, variantRows } from './variant-rows.ts';

const Preview = lazyComponent(() => import('./live-preview.tsx').then(({ LivePreview }) => LivePreview));

/** Props of {@link GoodsForm}. */
export interface GoodsFormProps {
	/** Account and product that what is typed is kept for. */
	readonly keptFor: { readonly userId: string; readonly name: string };
	readonly start: GoodsStart;
	readonly shops: readonly { readonly slug: string; readonly name: string }[];
	readonly currency: 'mmk' | 'thb';
	/** Whether what the device had kept is shown. */
	readonly isRestored: boolean;
	/** Called when the form is to begin again from what is stored. */
	readonly onDiscard: () => void;
	readonly onSaved: (edited: EditedProduct) => void;
}

/** All that a seller writes of a product. What is typed is kept on the device until it is saved. */
export function GoodsForm({ keptFor, start, shops, currency, isRestored, onDiscard, onSaved }: GoodsFormProps) {
	const { t } = useTranslation('editing');
	const { userId, name } = keptFor;
	const [language] = useFormLanguages();
	const pictures = usePictureUploads(uploadProductPicture, start.pictures);
	const intent = useRef<SaveIntent>('save');
	const shownAttributes = useRef<readonly string[]>([]);
	const [pressed, setPressed] = useState<SaveIntent>('save');
	const [isPreviewed, setIsPreviewed] = useState(false);
	const isTouched = useRef(isRestored);
	const form = useForm<GoodsValues>({
		defaultValues: { ...start.typed, pictures: pictures.kept },
		resolver: (values) => {
			const problems = formProblems(values, {
				arePicturesThere: pictures.sendable(values.pictures) !== undefined,
				isForReview: intent.current === 'submit',
				attributes: shownAttributes.current,
			});
			if (problems.length === 0) return { values, errors: {} };
			const path = (at: string) => (at.endsWith('.name') ? `${at}.${language}` : at);
			return { values: {}, errors: errorsOf(problems.map(([at, kind]) => [path(at), t(`rules.${kind}`)])) };
		},
	});
	const attributes = useCategoryAttributes(useWatch({ control: form.control, name: 'category' }));
	const { known = [] } = attributes;
	useEffect(() => {
		shownAttributes.current = known.map(({ key }) => key);
	}, [known]);
	const sentencesOf = useGoodsProblems(currency, known);
	const { opened, sendKey, isChangedElsewhere, save, overwrite } = useSaveGoods({
		start,
		currency,
		attributes: attributes.known,
		keysOf: (files) => files.flatMap((file) => pictures.arrived(file)?.key ?? []),
		onSaved(edited) {
			isTouched.current = false;
			forgetGoodsDraft(userId, name);
			onSaved(edited);
		},
	});
	const state = opened?.state ?? 'draft';
	const isLocked = (change: GoodsChange) => !mayChangeGoods({ shopId: 1, state }, change, [1]);

	const keep = useEffectEvent(() => {
		if (!isTouched.current) return;
		const { pictures: files, ...typed } = form.getValues();
		keepGoodsDraft(userId, name, {
			...{ typed, sendKey },
			pictures: files.flatMap((file) => pictures.arrived(file) ?? []),
			revision: opened?.revision ?? null,
			base: opened?.product ?? null,
			copied: start.copied ?? null,
		});
	});
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: () => {
					isTouched.current = true;
					keep();
				},
			}),
		[form],
	);
	// A picture arrives after it was chosen.
	const arrived = form.getValues('pictures').filter((file) => pictures.arrived(file)).length;
	useEffect(() => {
		if (arrived > 0) keep();
	}, [arrived]);

	function followOptions() {
		const { options, variants } = form.getValues();
		if (!areRowsOf(options, variants))
			form.setValue('variants', [...variantRows(options, variants)], { shouldDirty: true });
	}

	const send = (values: GoodsValues): Promise<FormResult> => save(values, intent.current);

	async function sendOver() {
		const result = await overwrite(form.getValues());
		if (result)
			for (const [path, message] of Object.entries(result.fieldErrors ?? {}))
				form.setError(path as 'category', { message });
		if (result?.formError) form.setError('root.server', { type: 'server', message: result.formError });
	}

	const submitAs = (next: SaveIntent) => () => {
		intent.current = next;
		setPressed(next);
	};
	const isLoading = (which: SaveIntent) => form.formState.isSubmitting && pressed === which;
	// The summary of a refused form tells the same.
	const hasErrors = Object.keys(form.formState.errors).length > 0;
	const problems =
		opened && state !== 'on_sale' && !hasErrors ? sentencesOf(opened.problems, form.getValues('variants')) : [];

	return (
		<Form form={form} onSubmit={send} labels={{ failed: t('notSaved') }}>
			<BoundFormErrorSummary labels={{ heading: (count) => t('summary', { count }) }} />
			{isRestored && (
				<Banner
					tone="info"
					title={t('restored.title')}
					action={
						<Button size="sm" variant="secondary" onClick={onDiscard}>
							{t('restored.discard')}
						</Button>
					}
				>
					{t('restored.text')}
				</Banner>
			)}
			{state !== 'draft' && <Banner tone="info">{t(`locked.${state}`)}</Banner>}
			{opened?.refusal && state === 'draft' && <RefusedFields refusal={opened.refusal} />}
			<MissingList problems={problems} />
			<FormCard title={t('parts.basics')}>
				{opened === undefined && shops.length > 1 && (
					<SelectField<GoodsValues, 'shop'> name="shop" label={t('shop')}>
						{shops.map((shop) => (
							<option key={shop.slug} value={shop.slug}>
								{shop.name}
							</option>
						))}
					</SelectField>
				)}
				<fieldset disabled={isLocked('texts')} className="contents">
					<TextsField path="name" label={t('name.label')} description={t('name.help')} limit={GOODS_LIMITS.name.max} />
					<TextsField
						path="description"
						label={t('description.label')}
						description={t('description.help')}
						rows={5}
						limit={GOODS_LIMITS.description.max}
					/>
				</fieldset>
				<fieldset disabled={isLocked('category')} className="contents">
					<SelectField<GoodsValues, 'kind'> name="kind" label={t('kind.label')}>
						<option value="goods">{t('kind.goods')}</option>
						<option value="digital">{t('kind.digital')}</option>
					</SelectField>
					<CategoryField />
				</fieldset>
			</FormCard>
			<AttributeFields attributes={attributes} isLocked={isLocked('texts')} />
			<FormCard title={t('parts.pictures')}>
				<fieldset disabled={isLocked('pictures')} className="contents">
					<PicturesField pictures={pictures} />
				</fieldset>
			</FormCard>
			<FormCard title={t('parts.options')} text={t('options.help')}>
				<fieldset disabled={isLocked('options')} className="contents">
					<OptionFields onChange={followOptions} />
				</fieldset>
			</FormCard>
			<FormCard title={t('parts.prices')}>
				<VariantFields currency={currency} isLocked={isLocked('options')} />
			</FormCard>
			<OrderFields isLocked={isLocked('delivery')} />
			<Collapsible headingLevel={2} label={t('preview.title')} isOpen={isPreviewed} onOpenChange={setIsPreviewed}>
				{/* While it is closed, it would be rendered with each key. */}
				{isPreviewed && <Preview form={form} pictures={pictures} currency={currency} shops={shops} />}
			</Collapsible>
			{isChangedElsewhere && (
				<Banner tone="warning" role="alert" title={t('changed.title')}>
					<p>{t('changed.text')}</p>
					<div className="mt-2 flex flex-wrap gap-2">
						<Button variant="secondary" onClick={() => void sendOver()}>
							{t('changed.overwrite')}
						</Button>
						<Button variant="ghost" onClick={onDiscard}>
							{t('changed.reload')}
						</Button>
					</div>
				</Banner>
			)}
			<div className="flex flex-wrap gap-3">
				<Button
					type="submit"
					size="lg"
					variant={state === 'draft' ? 'secondary' : 'primary'}
					isLoading={isLoading('save')}
					loadingLabel={t('saving')}
					onClick={submitAs('save')}
				>
					{t(state === 'draft' ? 'saveDraft' : 'save')}
				</Button>
				{state === 'draft' && (
					<Button
						type="submit"
						size="lg"
						isLoading={isLoading('submit')}
						loadingLabel={t('saving')}
						onClick={submitAs('submit')}
					>
						{t('submit')}
					</Button>
				)}
			</div>
		</Form>
	);
}
