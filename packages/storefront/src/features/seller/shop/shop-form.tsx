import { changeShop, uploadProductPicture } from '@zaylat/api-client';
import type { OwnShop } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { SHOP_LIMITS, startOfDay } from '@zaylat/domain/shops';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { type PictureUploads, usePictureUploads } from '../../../core/pictures/use-picture-uploads.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormLanguages } from '../form/texts-field.tsx';
import { ServiceFields } from './service-fields.tsx';
import { forgetShopDraft, keepShopDraft, type ShopStart } from './shop-draft.ts';
import { ShopPictures } from './shop-pictures.tsx';
import { ShopTexts } from './shop-texts.tsx';
import { placeOf, type ShopValues, typedShop, writtenShop } from './shop-values.ts';

/** What a sentence about a field says, by the first pattern that the field fits. */
const SENTENCES = [
	[/^name/, 'name'],
	[/^about/, 'about'],
	[/^backOn$/, 'backOn'],
	[/^services$/, 'services'],
	[/^services\./, 'amount'],
] as const;

/** Props of {@link ShopForm}. */
export interface ShopFormProps {
	/** Account that what is typed is kept for. */
	readonly userId: string;
	readonly shop: OwnShop;
	readonly start: ShopStart;
	/** Called when the form is to begin again from what is stored. */
	readonly onDiscard: () => void;
	readonly onSaved: (shop: OwnShop) => void;
}

/**
 * What a seller writes of a shop: what it tells, its pictures, until when it is away, what delivery costs. What is typed is
 * kept on the device until it is saved.
 */
export function ShopForm({ userId, shop, start, onDiscard, onSaved }: ShopFormProps) {
	const { t } = useTranslation(['ownShop', 'shopParts']);
	const { language } = usePreferences();
	const [own] = useFormLanguages();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const logo = usePictureUploads(uploadProductPicture, start.logo);
	const cover = usePictureUploads(uploadProductPicture, start.cover);
	const form = useForm<ShopValues>({ defaultValues: { ...start.typed, logo: logo.kept, cover: cover.kept } });
	const isTouched = useRef(start.isRestored);
	const [isRestored, setIsRestored] = useState(start.isRestored);
	const currency = shop.edition === 'th' ? 'thb' : 'mmk';
	const dayOf = (day: string) => {
		const date = startOfDay(day, shop.edition);
		return date ? formatDate(date, language, EDITIONS[shop.edition].timeZone) : day;
	};

	const keep = useEffectEvent(() => {
		if (!isTouched.current) return;
		const { logo: logoFiles, cover: coverFiles, ...typed } = form.getValues();
		keepShopDraft(userId, shop.slug, { typed, logo: arrivedOf(logo, logoFiles), cover: arrivedOf(cover, coverFiles) });
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
	const arrived = arrivedOf(logo, form.getValues('logo')).length + arrivedOf(cover, form.getValues('cover')).length;
	useEffect(() => {
		if (arrived > 0) keep();
	}, [arrived]);

	function sentence(field: string): string {
		const [, about = 'other'] = SENTENCES.find(([pattern]) => pattern.test(field)) ?? [];
		const { min, max } = SHOP_LIMITS[about === 'name' || about === 'about' ? about : 'fee'];
		const most = about === 'amount' ? (/freeFrom$/.test(field) ? SHOP_LIMITS.freeFrom.max : max) : max;
		return t(`problems.${about}`, {
			min: formatCount(min, language),
			max: about === 'amount' ? formatPrice({ amount: most, currency }, language) : formatCount(max, language),
		});
	}

	async function save(values: ShopValues): Promise<FormResult> {
		const sending = [['logo', logo] as const, ['cover', cover] as const].filter(
			([name, uploads]) => uploads.sendable(values[name]) === undefined,
		);
		if (sending.length > 0) {
			return { fieldErrors: Object.fromEntries(sending.map(([name]) => [name, t('shopParts:pictures.sending')])) };
		}
		const wrong = values.services.flatMap((service, i) =>
			(['fee', 'freeFrom'] as const).flatMap((name) =>
				service.isOffered && Number.isNaN(service[name]) ? [`services.${i}.${name}`] : [],
			),
		);
		if (wrong.length > 0) return { fieldErrors: Object.fromEntries(wrong.map((path) => [path, sentence(path)])) };
		const pictures = {
			logo: arrivedOf(logo, values.logo)[0]?.key ?? null,
			cover: arrivedOf(cover, values.cover)[0]?.key ?? null,
		};
		const attempt = await client.attempt(changeShop(shop.slug, writtenShop(values, shop.edition, pictures)));
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			const named = Object.keys(fields);
			if (code !== 'bad_request' || named.length === 0) return { formError: errorText(code, details).text };
			const placed = named.filter((field) => field !== 'services');
			return {
				fieldErrors: Object.fromEntries(placed.map((field) => [placeOf(field, values, own), sentence(field)])),
				...(named.includes('services') && { formError: sentence('services') }),
			};
		}
		toast.show({ id: 'own-shop', tone: 'positive', title: t('saved') });
		form.reset({ ...typedShop(attempt.value.data), logo: values.logo, cover: values.cover });
		isTouched.current = false;
		forgetShopDraft(userId, shop.slug);
		setIsRestored(false);
		onSaved(attempt.value.data);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('notSaved') }}>
			<BoundFormErrorSummary labels={{ heading: (count) => t('summary', { count }) }} />
			{shop.pausedFor !== null && <Banner tone="warning">{t('paused', { reason: shop.pausedFor })}</Banner>}
			{isRestored && (
				<Banner
					tone="info"
					title={t('shopParts:restored.title')}
					action={
						<Button size="sm" variant="secondary" onClick={onDiscard}>
							{t('shopParts:restored.discard')}
						</Button>
					}
				>
					{t('shopParts:restored.text')}
				</Banner>
			)}
			{shop.backOn !== null && <Banner tone="info">{t('away.now', { date: dayOf(shop.backOn) })}</Banner>}
			<FormCard title={t('about.title')}>
				<ShopTexts field="name" label={t('about.name')} description={t('about.nameHelp')} />
				<ShopTexts field="about" label={t('about.text')} description={t('about.textHelp')} />
			</FormCard>
			<ShopPictures logo={logo} cover={cover} />
			<FormCard title={t('away.title')} text={t('away.text')}>
				<SelectField<ShopValues, 'backOn'> name="backOn" label={t('away.label')}>
					<option value="">{t('away.here')}</option>
					{shop.backDays.map((day) => (
						<option key={day} value={day}>
							{dayOf(day)}
						</option>
					))}
				</SelectField>
			</FormCard>
			<FormCard title={t('delivery.title')} text={t('delivery.text')}>
				<ServiceFields shop={shop} />
			</FormCard>
			<FormSubmit isFullWidth loadingLabel={t('saving')}>
				{t('save')}
			</FormSubmit>
		</Form>
	);
}

/** The pictures among files that are at the server. */
const arrivedOf = (uploads: PictureUploads, files: readonly File[]) =>
	files.flatMap((file) => uploads.arrived(file) ?? []);
