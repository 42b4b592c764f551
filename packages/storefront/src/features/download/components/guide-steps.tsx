import { formatCount } from '@zaylat/domain/money';
import { Carousel } from '@zaylat/ui/carousel';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GUIDE_STEPS, GuideScene } from './guide-scene.tsx';

/** How long a step stands, in ms: long enough to read it in Burmese. */
const STEP_MS = 8000;

/** The guide: pictures of the steps with their words, which go on by themselves until they are stopped. */
export function GuideSteps() {
	const { t } = useTranslation('help');
	const { language } = usePreferences();
	const position = (place: number, total: number) =>
		t('scan.position', { place: formatCount(place, language), total: formatCount(total, language) });
	return (
		<Carousel
			slides="full"
			label={t('scan.steps')}
			autoplayMs={STEP_MS}
			labels={{
				carousel: t('scan.carousel'),
				slide: t('scan.slide'),
				slides: t('scan.slides'),
				position,
				shortPosition: position,
				previous: t('scan.previous'),
				next: t('scan.next'),
				pause: t('scan.pause'),
				play: t('scan.play'),
			}}
		>
			{GUIDE_STEPS.map((step, index) => (
				<figure key={step} className="flex flex-col gap-4">
					<GuideScene step={step} />
					<figcaption className="flex gap-3">
						<span
							aria-hidden="true"
							className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-text"
						>
							{formatCount(index + 1, language)}
						</span>
						<span className="flex min-w-0 flex-col gap-1">
							<span className="text-lg leading-heading font-semibold text-pretty">{t(`scan.step.${step}`)}</span>
							<span className="text-pretty text-text-muted">{t(`scan.step.${step}Text`)}</span>
						</span>
					</figcaption>
				</figure>
			))}
		</Carousel>
	);
}
