import { Banner } from '@zaylat/ui/banner';
import { Card } from '@zaylat/ui/card';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { SECTION_NAMES, SECTIONS } from '../operating-path.ts';

/** Recovery codes that are few enough to be told. */
const FEW_CODES = 3;

/** The start page of the console: the sections that the roles of the account permit, and what each is for. */
export function OperatingPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('title')}>
			{({ permissions, roles, recoveryCodes }) => {
				const permitted = SECTION_NAMES.filter((name) => permissions.includes(SECTIONS[name].permission));
				return (
					<>
						<p className="text-text-muted">
							{t('start.roles', { roles: roles.map((role) => t(`roles.${role}`)).join(' · ') })}
						</p>
						{recoveryCodes < FEW_CODES && <Banner>{t('start.fewCodes', { count: recoveryCodes })}</Banner>}
						{permitted.length === 0 && <p>{t('start.nothing')}</p>}
						<ul className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-3">
							{permitted.map((name) => (
								<li key={name}>
									<Card padding="md" className="flex h-full flex-col gap-1">
										<h2 className="font-semibold leading-heading">
											<ShopLink
												to={SECTIONS[name].path}
												className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
											>
												{t(`sections.${name}`)}
											</ShopLink>
										</h2>
										<p className="text-sm text-text-muted">{t(`start.about.${name}`)}</p>
									</Card>
								</li>
							))}
						</ul>
					</>
				);
			}}
		</OperatingFrame>
	);
}
