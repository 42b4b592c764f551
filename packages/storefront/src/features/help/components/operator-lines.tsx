import { Link } from '@zaylat/ui/link';
import { useAppContext, useShellData } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The company that runs the edition: name, address, numbers of its registers, and how it is reached. */
export function OperatorLines() {
	const { t } = useTranslation();
	const { edition } = useAppContext();
	const operator = useShellData().operators[edition];
	if (operator === undefined) return null;
	const { company, address, registrationNumber, taxNumber, phone, email } = operator;
	return (
		<address data-part="operator" className="not-italic">
			<p className="font-semibold text-text">{company}</p>
			<p>{address}</p>
			<p className="flex flex-wrap gap-x-4">
				<span>{t('footer.registration', { number: registrationNumber })}</span>
				<span>{t('footer.taxNumber', { number: taxNumber })}</span>
			</p>
			<p className="flex flex-wrap gap-x-4">
				<Link variant="quiet" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
					{phone}
				</Link>
				<Link variant="quiet" href={`mailto:${email}`} className="wrap-anywhere">
					{email}
				</Link>
			</p>
		</address>
	);
}
