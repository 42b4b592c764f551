import { LANGUAGES } from '@zaylat/domain/languages';
import { Link } from '@zaylat/ui/link';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences, useShellData } from '../../../core/context/app-context.ts';
import { useChoosePreference } from '../../../core/preferences/use-choose-preference.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { StoreBadges } from '../../download/components/store-badges.tsx';
import { TRUST_BADGES } from '../footer-links.ts';
import { PaymentMarks } from './payment-marks.tsx';

/** Accepted payments, apps, registrations and languages (Specification §1): in the footer, on phones in the help center. */
export function FooterMarks() {
	const { t } = useTranslation();
	const { operators } = useShellData();
	const { editions, languages } = useAppContext().definition;
	return (
		<>
			<Group title={t('footer.payments')}>
				<PaymentMarks />
			</Group>
			<Group title={t('footer.apps')}>
				<StoreBadges className="pt-3 laptop:flex-col" />
			</Group>
			<Group title={t('footer.trust')}>
				<ul>
					{TRUST_BADGES.filter(({ edition }) => editions.includes(edition)).map(({ edition, text, register }) => {
						const registration = operators[edition];
						return (
							<li key={edition}>
								<Link
									variant="quiet"
									isExternal
									externalLabel={t('newTab')}
									href={registration?.registrationUrl ?? register}
								>
									<ShieldCheck aria-hidden="true" className="me-1 inline size-5 text-positive" />
									{t(text)}
									{registration && ` · ${registration.registrationNumber}`}
								</Link>
							</li>
						);
					})}
				</ul>
			</Group>
			{languages.length > 1 && (
				<Group title={t('preferences.language')}>
					<LanguageLinks />
				</Group>
			)}
		</>
	);
}

interface GroupProps {
	readonly title: string;
	readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
	return (
		<section>
			<h2 className="text-base font-bold text-text">{title}</h2>
			{children}
		</section>
	);
}

/** The languages as links: they work without script, and search engines follow them. */
function LanguageLinks() {
	const { pathname, search } = useLocation();
	const { languages } = useAppContext().definition;
	const { language } = usePreferences();
	const choose = useChoosePreference();
	const hrefOf = (key: string) => {
		const query = new URLSearchParams(search);
		query.set('lang', key);
		return `${pathname}?${query}`;
	};
	return (
		<ul className="grid grid-cols-2 gap-x-8 tablet:grid-cols-1">
			{languages
				.map((key) => LANGUAGES[key])
				.map(({ key, name, htmlLang }) => (
					<li key={key}>
						<Link
							variant="quiet"
							href={hrefOf(key)}
							lang={htmlLang}
							hrefLang={htmlLang}
							aria-current={key === language ? 'true' : undefined}
							className="aria-[current=true]:font-semibold aria-[current=true]:text-text"
							onClick={(event) => {
								if (event.metaKey || event.ctrlKey || event.shiftKey) return;
								event.preventDefault();
								choose({ language: key });
							}}
						>
							{name}
						</Link>
					</li>
				))}
		</ul>
	);
}
