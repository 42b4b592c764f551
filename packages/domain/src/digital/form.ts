import type { DigitalPlan } from './entitlement.ts';

/**
 * What a plan of a digital product gives (Specification §1, Decision 14): a code to use once, a file, a time of use, or
 * use for good.
 */
export const DIGITAL_FORMS = ['one_time', 'download', 'subscription', 'life_time'] as const;

/** Key of a form. */
export type DigitalForm = (typeof DIGITAL_FORMS)[number];

/** How a plan reaches the shopper: as a code to type in somewhere, or as a file. */
export type DigitalDelivery = 'code' | 'download';

const FORMS: Readonly<Record<DigitalPlan['kind'], DigitalForm>> = {
	one_time: 'one_time',
	life_time: 'life_time',
	days: 'subscription',
};

/**
 * Names the form of a plan. A file is a download whatever its time, because that is what the shopper does with it.
 * @param kind how long the plan lasts
 * @param delivery how it reaches the shopper
 */
export function digitalFormOf(kind: DigitalPlan['kind'], delivery: DigitalDelivery): DigitalForm {
	return delivery === 'download' ? 'download' : FORMS[kind];
}

/** Whether a text names a form. */
export function isDigitalForm(text: unknown): text is DigitalForm {
	return DIGITAL_FORMS.some((form) => form === text);
}
