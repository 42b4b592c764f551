import { digitsFor, toLatinDigits } from '@zaylat/domain/digits';
import { OTP } from '@zaylat/domain/otp';
import { OtpField } from '@zaylat/ui/otp-input/form';
import { useFormContext } from 'react-hook-form';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyDemoCode } from '../demo/lazy-demo.tsx';
import { CodeResend, type CodeResendProps } from './code-resend.tsx';

/** The field that every form with a code has. */
export interface CodeValues {
	readonly code: string;
}

const digitsOf = (text: string) => toLatinDigits(text).replace(/\D/g, '');

/** The code that was sent, to type, paste or take from the message (Specification §5), and a way to get another. */
export function CodeFields(props: CodeResendProps) {
	const { t } = useTranslation('codes');
	const digits = digitsFor(usePreferences().language);
	const form = useFormContext<CodeValues>();
	const { channel = 'sms', sentTo = '', sentAt = 0 } = props.code.sent ?? {};

	function fill(code: string) {
		form.setValue('code', code, { shouldDirty: true });
		form.clearErrors('code');
		form.setFocus('code');
	}

	return (
		<div className="flex flex-col gap-2">
			<OtpField<CodeValues, 'code'>
				name="code"
				label={t('label')}
				description={t(`sentTo.${channel}`, { to: sentTo })}
				length={OTP.digits}
				parseValue={digitsOf}
				formatValue={digits}
				isRequired
				requiredLabel={t('required')}
			/>
			{/* The key looks for a code that was sent again at once. */}
			<LazyDemoCode key={sentAt} sentTo={sentTo} onFill={fill} />
			<CodeResend {...props} />
		</div>
	);
}
