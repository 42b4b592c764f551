import type { DigitalForm } from '@zaylat/domain/digital';
import {
	CalendarClock,
	Download,
	Infinity as Endless,
	KeyRound,
	type LucideIcon,
	Mail,
	PackageX,
	RefreshCw,
	Ticket,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Plan } from '../plans.ts';
import { usePlanWords } from '../state/use-plan-words.ts';

type Fact = 'code' | 'email' | 'download' | 'again' | 'span' | 'renewal' | 'life' | 'once' | 'noDelivery';

const ICONS: Readonly<Record<Fact, LucideIcon>> = {
	code: KeyRound,
	email: Mail,
	download: Download,
	again: RefreshCw,
	span: CalendarClock,
	renewal: RefreshCw,
	life: Endless,
	once: Ticket,
	noDelivery: PackageX,
};

/** What holds of a plan for as long as it lasts. */
const LASTING: Readonly<Record<DigitalForm, readonly Fact[]>> = {
	one_time: ['once'],
	download: ['again', 'life'],
	subscription: ['span', 'renewal'],
	life_time: ['life'],
};

/** What the chosen plan gives, how it arrives and how long it lasts (Specification §3, Decision 14). */
export function WhatYouGet({ plan }: { readonly plan: Plan }) {
	const { t } = useTranslation('digital');
	const id = useId();
	const span = usePlanWords()(plan.offer);
	const facts: readonly Fact[] = [
		plan.offer.delivery,
		...(plan.offer.isEmailed ? (['email'] as const) : []),
		...LASTING[plan.form],
		'noDelivery',
	];
	return (
		<section aria-labelledby={id} className="flex flex-col gap-2 rounded-card bg-surface-sunken p-4 text-sm">
			<h2 id={id} className="font-semibold text-base">
				{t('get.title')}
			</h2>
			<ul className="flex flex-col gap-2" aria-live="polite">
				{facts.map((fact) => {
					const Icon = ICONS[fact];
					return (
						<li key={fact} className="flex items-start gap-3">
							<span className="flex h-lh shrink-0 items-center text-positive">
								<Icon aria-hidden size={18} />
							</span>
							<span className="min-w-0">{fact === 'span' ? t('get.span', { span }) : t(`get.${fact}`)}</span>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
