import { importProducts } from '@zaylat/api-client';
import { useClient, useRevalidate } from '@zaylat/api-client/swr';
import { parseWholeNumber } from '@zaylat/domain/digits';
import { GOODS_IMPORT } from '@zaylat/domain/goods';
import { formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { FileUploadField } from '@zaylat/ui/file-upload/form';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { SelectField } from '@zaylat/ui/select/form';
import { SwitchField } from '@zaylat/ui/switch/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFileWords } from './use-file-words.ts';

/** What the form sends. */
interface ImportValues {
	readonly shop: string;
	readonly files: readonly File[];
	readonly stock: number | null;
	readonly weight: number | null;
	readonly isCheck: boolean;
}

/** Endings of the files that are taken; the server knows a file by its content. */
const ENDINGS = '.csv,.tsv,.txt,.xml,.json,.jsonl,.ndjson';

/** The media type that says nothing: systems give other names to these files, or none. */
const ANY_TYPE = 'application/octet-stream';

const isSendable = (type: string) => GOODS_IMPORT.types.some((each) => each === type);

/** Props of {@link ImportForm}. */
export interface ImportFormProps {
	readonly shops: readonly { readonly slug: string; readonly name: string }[];
}

/** Sends a file of products, which the server imports soon after. Texts: areas `importing`, `failures`. */
export function ImportForm({ shops }: ImportFormProps) {
	const { t } = useTranslation('importing');
	const { language } = usePreferences();
	const client = useClient();
	const revalidate = useRevalidate();
	const toast = useToast();
	const errorText = useErrorText();
	const { labels, formatBytes } = useFileWords();
	const empty: ImportValues = { shop: shops[0]?.slug ?? '', files: [], stock: null, weight: null, isCheck: false };
	const form = useForm<ImportValues>({ defaultValues: empty });

	async function send({ shop, files, stock, weight, isCheck }: ImportValues): Promise<FormResult> {
		const [file] = files;
		if (file === undefined) return { fieldErrors: { files: t('form.missing') } };
		const numbers = Object.entries({ stock, weight }).filter(([, value]) => Number.isNaN(value));
		if (numbers.length > 0)
			return { fieldErrors: Object.fromEntries(numbers.map(([name]) => [name, t('form.wrong')])) };
		const sent = isSendable(file.type) ? file : new Blob([file], { type: ANY_TYPE });
		const choices = { shop, stock: stock ?? undefined, weight: weight ?? undefined, check: isCheck };
		const attempt = await client.attempt(importProducts(choices, sent));
		if (!attempt.ok) return { formError: errorText(attempt.error.code, attempt.error.details).text };
		toast.show({ id: 'import', tone: 'positive', title: t('form.sent'), description: t('form.sentText') });
		form.reset({ ...empty, shop, stock, weight });
		await revalidate('/api/seller/imports');
		return undefined;
	}

	return (
		<Card asChild padding="md">
			<section aria-labelledby="import-form" className="flex flex-col gap-4">
				<div>
					<h2 id="import-form" className="font-semibold text-lg leading-heading">
						{t('form.title')}
					</h2>
					<p className="mt-1 text-pretty text-sm text-text-muted">{t('form.text')}</p>
				</div>
				<Form form={form} onSubmit={send} labels={{ failed: t('form.notSent') }}>
					{shops.length > 1 && (
						<SelectField<ImportValues, 'shop'> name="shop" label={t('form.shop')}>
							{shops.map(({ slug, name }) => (
								<option key={slug} value={slug}>
									{name}
								</option>
							))}
						</SelectField>
					)}
					<FileUploadField<ImportValues, 'files'>
						name="files"
						label={t('form.file')}
						description={t('form.fileHelp', { size: formatBytes(GOODS_IMPORT.maxBytes) })}
						maxFiles={1}
						maxBytes={GOODS_IMPORT.maxBytes}
						accept={ENDINGS}
						formatBytes={formatBytes}
						formatNumber={(value: number) => formatCount(value, language)}
						labels={labels}
					/>
					<div className="grid gap-3 tablet:grid-cols-2">
						{(['stock', 'weight'] as const).map((name) => (
							<BoundNumberField<ImportValues, typeof name>
								key={name}
								name={name}
								label={t(`form.${name}`)}
								description={t(`form.${name}Help`)}
								suffix={name === 'weight' ? 'g' : undefined}
								min={name === 'weight' ? 1 : 0}
								inputMode="numeric"
								parseValue={parseWholeNumber}
								formatValue={(value) => formatCount(value, language)}
							/>
						))}
					</div>
					<SwitchField<ImportValues, 'isCheck'>
						name="isCheck"
						label={t('form.check')}
						description={t('form.checkHelp')}
					/>
					<FormSubmit isFullWidth loadingLabel={t('form.sending')}>
						{t('form.send')}
					</FormSubmit>
				</Form>
			</section>
		</Card>
	);
}
