import { Glyph, sendIcon, successIcon } from '@zaylat/ui/glyph';
import { QrCode } from '@zaylat/ui/qr-code';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GuideScene } from '../components/guide-scene.tsx';
import { StoreBadges } from '../components/store-badges.tsx';

/** Canonical path of the page. */
export const DOWNLOAD_PATH = '/Download';

const POLICY_PATH = '/Policy/AppPolicy';

const FEATURES = [
	{ name: 'buy', icon: <Glyph icon={successIcon} /> },
	{ name: 'follow', icon: <Glyph icon={sendIcon} /> },
	{ name: 'chat', icon: <MessageCircle aria-hidden="true" strokeWidth={1.75} /> },
] as const;

/** What the app does, the three stores, and a code that opens the page on a telephone. */
export function DownloadPage() {
	const { t } = useTranslation('help');
	const { brand, edition, origins, isBuilt } = useAppContext();
	return (
		<div className="flex flex-col gap-10 py-4 tablet:gap-14 tablet:py-8">
			<div className="grid items-center gap-8 rounded-card bg-accent-soft p-6 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:p-10 desk:grid-cols-[minmax(0,1fr)_22rem_auto]">
				<div className="flex flex-col gap-4">
					<h1 className="text-3xl leading-heading font-bold text-balance tablet:text-4xl">
						{t('download.title', { brand: brand.name })}
					</h1>
					<p className="max-w-120 text-lg">{t('download.description')}</p>
					<nav aria-label={t('download.stores')}>
						<StoreBadges />
					</nav>
				</div>
				<div className="-mb-10 self-end max-desk:hidden">
					<GuideScene step="find" />
				</div>
				{/* Who reads this on a telephone needs no code to get there. */}
				<QrCode
					value={new URL(DOWNLOAD_PATH, origins[edition]).href}
					label={t('download.code')}
					caption={t('download.scan')}
					className="justify-self-center max-tablet:hidden"
				/>
			</div>
			<section aria-labelledby="what-for" className="flex flex-col gap-4">
				<h2 id="what-for" className="text-xl leading-heading font-bold">
					{t('download.whatFor')}
				</h2>
				<ul className="grid gap-4 tablet:grid-cols-3">
					{FEATURES.map(({ name, icon }) => (
						<Feature
							key={name}
							icon={icon}
							title={t(`download.features.${name}`)}
							text={t(`download.features.${name}Text`)}
						/>
					))}
				</ul>
				{isBuilt(POLICY_PATH) && (
					<p>
						<ShopLink
							to={POLICY_PATH}
							className="inline-flex min-h-target items-center text-accent-text underline underline-offset-[0.2em]"
						>
							{t('download.policy')}
						</ShopLink>
					</p>
				)}
			</section>
		</div>
	);
}

interface FeatureProps {
	readonly icon: ReactNode;
	readonly title: string;
	readonly text: string;
}

function Feature({ icon, title, text }: FeatureProps) {
	return (
		<li className="flex flex-col gap-1 rounded-card border border-border bg-surface-raised p-5">
			<span className="mb-1 grid size-11 place-items-center rounded-full bg-accent-soft text-accent-text [&>svg]:size-6">
				{icon}
			</span>
			<h3 className="text-base font-semibold">{title}</h3>
			<p className="text-sm text-text-muted">{text}</p>
		</li>
	);
}
