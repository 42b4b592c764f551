import { digitsFor, toLatinDigits } from '@zaylat/domain/digits';
import { OTP } from '@zaylat/domain/otp';
import { OtpField } from '@zaylat/ui/otp-input/form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
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
	const { channel = 'sms', sentTo = '' } = props.code.sent ?? {};

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
			<CodeResend {...props} />
		</div>
	);
}
