import { Button, type ButtonProps } from '@zaylat/ui/button';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CodeFields, type CodeValues } from './code-fields.tsx';
import { useCodeWords } from './code-problem.ts';
import type { CodeResendProps } from './code-resend.tsx';
import { DemoCodeFill } from './demo-code-fill.tsx';
import { typedCodeName } from './use-sent-code.ts';

/** Props of {@link CodeForm}. */
export interface CodeFormProps extends CodeResendProps {
	/** Sends the code; what it answers is shown at the field or below it. */
	readonly onConfirm: (code: string) => Promise<FormErrors | undefined>;
	readonly submitLabel: string;
	readonly submittingLabel: string;
	/** `critical` for what removes something. */
	readonly variant?: Extract<ButtonProps['variant'], 'primary' | 'critical'>;
	/** The way back to what was typed before, or out. */
	readonly onBack?: (() => void) | undefined;
	readonly backLabel?: string | undefined;
}

/** Asks for a code that was sent. Texts: area `codes`. */
export function CodeForm({
	code,
	request,
	onConfirm,
	submitLabel,
	submittingLabel,
	variant = 'primary',
	onBack,
	backLabel,
}: CodeFormProps) {
	const { t } = useTranslation('codes');
	const words = useCodeWords();
	const form = useForm<CodeValues>({
		defaultValues: { code: '' },
		resolver: (values) => resolveSentences(values, { code: words(values.code) }),
	});
	const { forget } = useKeptForm(form, typedCodeName(code));

	async function confirm(values: CodeValues) {
		const errors = await onConfirm(values.code);
		if (errors === undefined) forget();
		return errors;
	}
	return (
		<Form form={form} labels={{ failed: t('failed') }} onSubmit={confirm}>
			<CodeFields code={code} request={request} />
			<div className="flex flex-wrap gap-3">
				<FormSubmit size="lg" variant={variant} loadingLabel={submittingLabel} className="grow">
					{submitLabel}
				</FormSubmit>
				{onBack && (
					<Button size="lg" variant="ghost" onClick={onBack} className="grow">
						{backLabel}
					</Button>
				)}
			</div>
			<DemoCodeFill code={code} />
		</Form>
	);
}
